import type { JsonResume } from '../../resume/json-resume.ts';
import type { Removal } from '../grounding/removal.ts';
import type { StoredError } from '../stored-error.ts';
import type { DocumentFormat, LetterOptions, Template } from '../../documents/options.ts';

/** What is asked for. */
export interface DocumentRequest {
  /** What it may state. */
  resume: JsonResume;
  jobId: string | null;
  instructions: string | null;
  format: DocumentFormat;
  template: Template;
  /** Null for a résumé. */
  letter: LetterOptions | null;
}

/** What was written. */
export interface WrittenDocument {
  /** Null for a letter. */
  resume: JsonResume | null;
  markdown: string;
  files: { format: DocumentFormat; fileId: string; filename: string }[];
  keywordsCovered: string[];
  keywordsMissing: string[];
  /** What the model wrote and the source does not say. */
  removed: Removal[];
  usage: { model: string; input: number; output: number; costUsdMicros: number };
}

interface DocumentHead {
  id: string;
  accountId: string;
  request: DocumentRequest;
  createdAt: Date;
}

/** A résumé or letter of an account, from the asking on. */
export type StoredDocument = DocumentHead &
  (
    | { status: 'pending' }
    | { status: 'ready'; written: WrittenDocument }
    | { status: 'failed'; error: StoredError }
  );
export type ReadyDocument = Extract<StoredDocument, { status: 'ready' }>;
