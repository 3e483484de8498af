import { Schema } from 'mongoose';
import { defineModel } from '../../define-model.ts';

/** That a job matched an alert, kept as long as the alert so that a role is told once. */
export interface MatchRecord {
  /** Follows from alert and job. */
  _id: string;
  alertId: string;
  jobId: string;
  /** The job's id and the ids of every cluster of duplicates it has been in: all names of one role. */
  keys: string[];
  /** Of the job. */
  searchableAt: Date;
  /** The digest that settled it; null until then. */
  toldIn: string | null;
}

const schema = new Schema<MatchRecord>(
  {
    _id: { type: String, required: true },
    alertId: { type: String, required: true },
    jobId: { type: String, required: true },
    keys: { type: [String], required: true },
    searchableAt: { type: Date, required: true },
    toldIn: String,
  },
  { collection: 'alert_matches', versionKey: false },
);

/** An alert never has one role twice, under whichever of its ids. */
schema.index({ alertId: 1, keys: 1 }, { name: 'role', unique: true });
schema.index({ alertId: 1, toldIn: 1, searchableAt: 1 }, { name: 'untold' });

export const matchModel = defineModel<MatchRecord>('AlertMatch', schema);
