import { Schema } from 'mongoose';
import type { AttendanceEntry } from '../../domain/workforce/attendance.ts';
import type { Stamp } from '../../domain/workforce/timeline.ts';
import { defineModel } from '../define-model.ts';

export interface AttendanceRecord extends Omit<AttendanceEntry, 'id'> {
  _id: string;
  /**
   * Present on a deleted entry: since when. The record stays for a while, so that a late repeat of the write that added
   * it changes nothing.
   */
  deletedAt?: Date;
}

const entrySchema = new Schema<AttendanceRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    employeeId: { type: String, required: true },
    kind: { type: String, required: true },
    at: { type: Date, required: true },
    until: { type: Date, default: null },
    note: { type: String, default: null },
    source: { type: String, required: true },
    recordedAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    version: { type: Number, required: true },
    deletedAt: Date,
  },
  { collection: 'attendance_entries', versionKey: false, minimize: false },
);

entrySchema.index({ employeeId: 1, at: 1 }, { name: 'employee' });
entrySchema.index(
  { employeeId: 1, until: 1 },
  { name: 'employee_leave', partialFilterExpression: { until: { $type: 'date' } } },
);
entrySchema.index({ accountId: 1, at: -1, _id: -1 }, { name: 'account' });
entrySchema.index(
  { deletedAt: 1 },
  { name: 'deleted', partialFilterExpression: { deletedAt: { $exists: true } } },
);

export const attendanceModel = defineModel<AttendanceRecord>('AttendanceEntry', entrySchema);

/** A change that is decided and may not be applied to the entries yet. */
export interface PendingChange {
  kind: 'insert' | 'update' | 'delete';
  entry: AttendanceEntry;
}

/** One per employee: its version decides which of concurrent changes counts. */
export interface AttendanceHeadRecord {
  /** The employee's id. */
  _id: string;
  accountId: string;
  version: number;
  pending: PendingChange[];
  pendingSince: Date | null;
  /** The `in` of work that has no `out` yet, when it is the last work; null otherwise. */
  open: { id: string; at: Date } | null;
  /** Where the timeline ends after a version's change. Counts only while `version` is the head's. */
  end?: TimelineEnd & { version: number };
}

/** Enough of a timeline to judge a stamp that is added after it. */
export interface TimelineEnd {
  /** The last stamp; null without one. */
  last: Stamp | null;
  /** When every leave is over; null without one. It may be later than that. */
  leavesUntil: Date | null;
}

const headSchema = new Schema<AttendanceHeadRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    version: { type: Number, required: true },
    pending: [Schema.Types.Mixed],
    pendingSince: { type: Date, default: null },
    open: { type: Schema.Types.Mixed, default: null },
    end: Schema.Types.Mixed,
  },
  { collection: 'attendance_heads', versionKey: false, minimize: false },
);

headSchema.index({ accountId: 1, 'open.at': 1 }, { name: 'account_open' });
headSchema.index(
  { pendingSince: 1 },
  { name: 'pending', partialFilterExpression: { pendingSince: { $type: 'date' } } },
);

export const attendanceHeadModel = defineModel<AttendanceHeadRecord>('AttendanceHead', headSchema);
