import { Schema } from 'mongoose';
import type { AuditEntry } from '../../../domain/accounts/audit/audit-entry.ts';
import { defineModel } from '../../define-model.ts';
import { auditMembers } from './trail.schema.ts';

/** An entry as stored. The collection is append-only. */
export interface AuditRecord extends Omit<AuditEntry, 'id'> {
  _id: string;
}

const schema = new Schema<AuditRecord>(
  { _id: { type: String, required: true }, ...auditMembers },
  { collection: 'audit_log', versionKey: false, minimize: false },
);

schema.index({ accountId: 1, key: 1 }, { unique: true, name: 'key' });
schema.index({ accountId: 1, _id: -1 }, { name: 'account' });

export const auditLogModel = defineModel<AuditRecord>('AuditEntry', schema);
