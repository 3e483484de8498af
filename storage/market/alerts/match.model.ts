import { Schema } from 'mongoose';
import { defineModel } from '../../define-model.ts';

/** A match of a job and an alert. It is kept as long as the alert, so that a role is sent once. */
export interface MatchRecord {
  /** Derived from alert and job. */
  _id: string;
  alertId: string;
  jobId: string;
  /** The job's id and the ids of every duplicate cluster it has been in. */
  keys: string[];
  /** When the role became searchable. */
  since: Date;
  /** The first digest of the batch that settled it; null until then. */
  toldIn: string | null;
}

const schema = new Schema<MatchRecord>(
  {
    _id: { type: String, required: true },
    alertId: { type: String, required: true },
    jobId: { type: String, required: true },
    keys: { type: [String], required: true },
    since: { type: Date, required: true },
    toldIn: String,
  },
  { collection: 'alert_matches', versionKey: false },
);

/** An alert has a role once, under any of its ids. */
schema.index({ alertId: 1, keys: 1 }, { name: 'role', unique: true });
schema.index({ alertId: 1, toldIn: 1, since: 1 }, { name: 'untold' });

export const matchModel = defineModel<MatchRecord>('AlertMatch', schema);
