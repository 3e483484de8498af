import { Schema } from 'mongoose';
import { defineModel } from './define-model.ts';

/** A restore of the whole database. */
export interface InstallationRecord {
  _id: 'restore';
  /** A restore begins with `loading`. */
  state: 'loading' | 'restored';
  at: Date;
}

const schema = new Schema<InstallationRecord>(
  {
    _id: { type: String, required: true },
    state: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'installation', versionKey: false },
);

export const installationModel = defineModel<InstallationRecord>('Installation', schema);
