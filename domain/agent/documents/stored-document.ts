import type { JsonResume } from '../../resume/json-resume.ts';
import type { Removal } from '../grounding/removal.ts';
import type { StoredError } from '../stored-error.ts';
import type { DocumentFormat, LetterOptions, Template } from '../../documents/options.ts';

/** The request for a document. */
export interface DocumentRequest {
  /** The source that the document may use. */
  resume: JsonResume;
  jobId: string | null;
  instructions: string | null;
  format: DocumentFormat;
  template: Template;
  /** Null for a résumé. */
  letter: LetterOptions | null;
}

/** The written document. */
export interface WrittenDocument {
  /** Null for a letter. */
  resume: JsonResume | null;
  markdown: string;
  files: { format: DocumentFormat; fileId: string; filename: string }[];
  keywordsCovered: string[];
  keywordsMissing: string[];
  /** Claims of the model that the source does not support. */
  removed: Removal[];
  /** Signs that the PDF does not show; absent in documents of earlier releases. */
  omitted?: string[];
  usage: { model: string; input: number; output: number; costUsdMicros: number };
}

interface DocumentHead {
  id: string;
  accountId: string;
  request: DocumentRequest;
  createdAt: Date;
}

/** A résumé or letter of an account, in any state. */
export type StoredDocument = DocumentHead &
  (
    | { status: 'pending' }
    | { status: 'ready'; written: WrittenDocument }
    | { status: 'failed'; error: StoredError }
  );
export type ReadyDocument = Extract<StoredDocument, { status: 'ready' }>;
