import { Schema } from 'mongoose';
import type {
  DocumentRequest,
  WrittenDocument,
} from '../../domain/agent/documents/stored-document.ts';
import type { StoredError } from '../../domain/agent/stored-error.ts';
import { defineModel } from '../define-model.ts';

/** A résumé or letter with its request (decision 0020). */
export interface DocumentRecord {
  /** `res_` or `cov_`. */
  _id: string;
  accountId: string;
  kind: 'resume' | 'letter';
  status: 'pending' | 'ready' | 'failed';
  request: DocumentRequest;
  written: WrittenDocument | null;
  error: StoredError | null;
  createdAt: Date;
  /** Documents that never became ready are deleted. */
  expiresAt: Date | null;
}

const schema = new Schema<DocumentRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    kind: { type: String, required: true },
    status: { type: String, required: true },
    request: { type: Schema.Types.Mixed, required: true },
    written: { type: Schema.Types.Mixed, default: null },
    error: { type: Schema.Types.Mixed, default: null },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, default: null },
  },
  { collection: 'documents', versionKey: false, minimize: false },
);

schema.index({ accountId: 1, kind: 1, status: 1, _id: -1 }, { name: 'account_newest' });
schema.index({ 'written.files.fileId': 1 }, { name: 'file' });
schema.index({ expiresAt: 1 }, { name: 'expires', expireAfterSeconds: 0 });

export const documentModel = defineModel<DocumentRecord>('Document', schema);
