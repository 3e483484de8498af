import { Schema } from 'mongoose';
import { defineModel } from '../define-model.ts';

/** A migration that has ended here, or the lock of the running ones. */
export interface MigrationRecord {
  _id: number | 'lock';
  title?: string;
  startedAt?: Date;
  endedAt?: Date;
  /** Documents and indexes that it changed. */
  changed?: number;
  /** Of the lock: the process that holds it, and until when without a sign of life. */
  by?: string;
  until?: Date;
}

const schema = new Schema<MigrationRecord>(
  {
    _id: { type: Schema.Types.Mixed, required: true },
    title: String,
    startedAt: Date,
    endedAt: Date,
    changed: Number,
    by: String,
    until: Date,
  },
  { collection: 'migrations', versionKey: false },
);

export const migrationModel = defineModel<MigrationRecord>('Migration', schema);
