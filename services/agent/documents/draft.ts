import type { OwnedRef } from '../../../domain/common/ids.ts';
import type { DocumentModel } from '../../../domain/documents/document-model.ts';
import type {
  DocumentRequest,
  WrittenDocument,
} from '../../../domain/agent/documents/stored-document.ts';
import type { TargetJob } from '../../../domain/agent/documents/target-job.ts';

/** What a document says, before it is drawn. */
export interface Draft extends Pick<WrittenDocument, 'resume' | 'removed' | 'usage'> {
  model: DocumentModel;
  /** Its text, for counting keywords. */
  texts: string[];
}

/** Whose document, for what job. */
export interface DraftOrder {
  ref: OwnedRef;
  request: DocumentRequest;
  job: TargetJob | null;
}
