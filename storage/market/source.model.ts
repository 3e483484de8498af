import { Schema } from 'mongoose';
import type { SourceKind } from '../../domain/market/enums.ts';
import { defineModel } from '../define-model.ts';

export type RunStatus = 'completed' | 'not_modified' | 'suspicious' | 'failed';

/** The size of a complete read, and the validators that detect an unchanged feed. */
export interface CompleteRead {
  etag: string | null;
  lastModified: string | null;
  digest: string | null;
  /** Version of the enrichment used. A newer version reads unchanged feeds again. */
  enrichment: string;
  rows: number;
  rejected: number;
}

/** A feed that is read at an interval (decision 0010). */
export interface SourceRecord {
  _id: string;
  kind: SourceKind;
  /** The board's name at the vendor, or the feed's URL. */
  token: string;
  /** The employer of the feed; null for feeds that name one in each row. */
  companyName: string | null;
  cadenceMinutes: number;
  enabled: boolean;
  nextReadAt: Date;
  /** The last complete read, used to detect an unchanged feed. */
  lastRead: CompleteRead | null;
  lastRun: { key: string; status: RunStatus; finishedAt: Date; error: string | null } | null;
  createdAt: Date;
  /**
   * Present while the source is being removed. It is not read any more, and the record is deleted when its jobs are
   * closed.
   */
  removedAt?: Date;
}

const schema = new Schema<SourceRecord>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    token: { type: String, required: true },
    companyName: String,
    cadenceMinutes: { type: Number, required: true },
    enabled: { type: Boolean, required: true },
    nextReadAt: { type: Date, required: true },
    lastRead: Schema.Types.Mixed,
    lastRun: Schema.Types.Mixed,
    createdAt: { type: Date, required: true },
    removedAt: Date,
  },
  { collection: 'sources', versionKey: false, minimize: false },
);

schema.index({ kind: 1, token: 1 }, { unique: true, name: 'kind_token' });
schema.index({ enabled: 1, nextReadAt: 1 }, { name: 'due' });

export const sourceModel = defineModel<SourceRecord>('Source', schema);
