import { Schema } from 'mongoose';
import type { AuditEntry } from '../../../domain/accounts/audit/audit-entry.ts';

/** An entry without its id, as stored in a trail and in the audit log. */
export const auditMembers = {
  key: { type: String, required: true },
  accountId: { type: String, required: true },
  action: { type: String, required: true },
  actor: { type: Schema.Types.Mixed, required: true },
  target: { type: Schema.Types.Mixed, required: true },
  before: Schema.Types.Mixed,
  after: Schema.Types.Mixed,
  at: { type: Date, required: true },
  requestId: String,
};

const entrySchema = new Schema<AuditEntry>(
  { id: { type: String, required: true }, ...auditMembers },
  { _id: false, id: false, minimize: false },
);

/** The member that documents with audited changes add to their own. */
export interface WithTrail {
  /** Entries of this document that are not in the audit log yet; absent when there are none. */
  trail?: AuditEntry[];
}

/** Adds `trail` to a schema, and an index by account of documents with a non-empty trail. */
export function addTrail<T extends WithTrail>(schema: Schema<T>): void {
  schema.add({ trail: { type: [entrySchema], default: undefined } } as never);
  schema.index({ 'trail.accountId': 1 }, { name: 'trail', sparse: true });
}

/** The `$push` that appends to the trail; empty without entries. */
export function pushToTrail(entries: readonly AuditEntry[]) {
  return entries.length > 0 ? { trail: { $each: [...entries] } } : {};
}
