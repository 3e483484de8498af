import { Schema } from 'mongoose';
import { defineModel } from '../define-model.ts';

/** The GridFS record of a file. GridFS writes it after the content. */
export interface FileRecord {
  _id: string;
  length: number;
  uploadDate: Date;
  metadata: {
    accountId: string;
    /** Hash of the content; absent while the file is being erased, so that uploads no longer find it. */
    hash?: string;
    contentType: string;
    /** Until then a caller that found the file may be about to reference it. */
    heldUntil?: Date;
    /** When the file is next checked for references. */
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
