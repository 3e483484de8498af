import type { AuditEntry } from '../../../domain/platform/audit/audit-entry.ts';
import type { Stores } from '../../stores.ts';
import { insertMissing } from '../insert-missing.ts';
import { auditLogModel, type AuditRecord } from './audit-log.model.ts';

/** Appends entries of any accounts; those whose id or business key is there already are left as they are. */
export async function appendToAuditLog(
  { mongo }: Stores,
  entries: readonly AuditEntry[],
): Promise<void> {
  const records = entries.map(({ id, ...entry }): AuditRecord => ({ _id: id, ...entry }));
  await insertMissing(auditLogModel(mongo), records);
}

/** An account's entries, newest first; `before` is the last id of the page before. */
export async function listAuditLog(
  { mongo }: Stores,
  accountId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<AuditEntry[]> {
  const records = await auditLogModel(mongo)
    .find({ accountId, ...(before !== null && { _id: { $lt: before } }) })
    .sort({ _id: -1 })
    .limit(limit)
    .lean<AuditRecord[]>();
  return records.map(({ _id: id, ...entry }) => ({ id, ...entry }));
}
