import type { OwnedRef } from '../../../domain/common/ids.ts';
import type { DocumentModel } from '../../../domain/documents/document-model.ts';
import type {
  DocumentRequest,
  WrittenDocument,
} from '../../../domain/agent/documents/stored-document.ts';
import type { TargetJob } from '../../../domain/agent/documents/target-job.ts';

/** A document's content, before rendering. */
export interface Draft extends Pick<WrittenDocument, 'resume' | 'removed' | 'usage'> {
  model: DocumentModel;
  /** Plain text, for counting keywords. */
  texts: string[];
}

/** The account that asks for the document, and the job. */
export interface DraftOrder {
  ref: OwnedRef;
  request: DocumentRequest;
  job: TargetJob | null;
}
