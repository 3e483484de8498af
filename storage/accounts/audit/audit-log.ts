import type { PageStart } from '../../../domain/common/result-page.ts';
import type { AuditEntry } from '../../../domain/accounts/audit/audit-entry.ts';
import { newestFirst } from '../../newest-first.ts';
import type { Stores } from '../../stores.ts';
import { insertMissing } from '../../insert-missing.ts';
import { auditLogModel, type AuditRecord } from './audit-log.model.ts';

/** Appends entries of any accounts. Existing entries with the same id or business key are not changed. */
export async function appendToAuditLog(
  { mongo }: Stores,
  entries: readonly AuditEntry[],
): Promise<void> {
  const records = entries.map(({ id, ...entry }): AuditRecord => ({ _id: id, ...entry }));
  await insertMissing(auditLogModel(mongo), records);
}

/** A page of an account's entries, newest first. */
export async function listAuditLog(
  { mongo }: Stores,
  accountId: string,
  page: PageStart,
): Promise<AuditEntry[]> {
  const records = await newestFirst(auditLogModel(mongo), { accountId }, page);
  return records.map(({ _id: id, ...entry }) => ({ id, ...entry }));
}
