import { Schema } from 'mongoose';
import { defineModel } from '../define-model.ts';

/** What GridFS notes of a file; it writes these records itself, after the content. */
export interface FileRecord {
  _id: string;
  length: number;
  uploadDate: Date;
  metadata: {
    accountId: string;
    /** Of its content; absent once it is being erased, so that nobody takes it for one they may use. */
    hash?: string;
    contentType: string;
    /** Until then somebody who found it may be about to refer to it. */
    heldUntil?: Date;
    /** When somebody looks next whether anything refers to it. */
    checkAt: Date;
  };
}

const schema = new Schema<FileRecord>(
  {
    _id: { type: String, required: true },
    length: { type: Number, required: true },
    uploadDate: { type: Date, required: true },
    metadata: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'files.files', versionKey: false },
);

schema.index({ 'metadata.accountId': 1, 'metadata.hash': 1 }, { name: 'account_content' });
schema.index({ 'metadata.checkAt': 1 }, { name: 'check_due' });

export const fileModel = defineModel<FileRecord>('File', schema);
