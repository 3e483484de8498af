import { Schema } from 'mongoose';
import type { AuditEntry } from '../../../domain/accounts/audit/audit-entry.ts';

/** An entry without its id, in a trail as in the audit log. */
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

/** What a document whose changes are audited has beside its own members. */
export interface WithTrail {
  /** Entries of this document that are not in the audit log yet; absent until there is one. */
  trail?: AuditEntry[];
}

/** Gives a schema its `trail`, and an index of the documents where it is not empty, by account. */
export function addTrail<T extends WithTrail>(schema: Schema<T>): void {
  schema.add({ trail: { type: [entrySchema], default: undefined } } as never);
  schema.index({ 'trail.accountId': 1 }, { name: 'trail', sparse: true });
}

/** What a write appends to the trail; nothing where nothing is audited. */
export function pushToTrail(entries: readonly AuditEntry[]) {
  return entries.length > 0 ? { trail: { $each: [...entries] } } : {};
}
