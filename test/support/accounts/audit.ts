import type { AuditEntry } from '../../../domain/accounts/audit/audit-entry.ts';
import { auditRegistry, type AuditAction } from '../../../domain/accounts/audit/registry.ts';
import { fileTrails } from '../../../services/accounts/audit/file-trails.ts';
import { listAuditLog } from '../../../storage/accounts/audit/audit-log.ts';
import type { Stores } from '../../../storage/stores.ts';

/** An account's audit log, newest first; each row is validated by its action's schema. */
export async function auditLogOf(stores: Stores, accountId: string): Promise<AuditEntry[]> {
  await fileTrails(stores, accountId);
  const rows = await listAuditLog(stores, accountId, { before: null, limit: 1_000 });
  for (const { action, before, after, target } of rows) {
    const { before: was, after: is, target: kind } = auditRegistry[action];
    if (target.kind !== kind) throw new Error(`${action} is about a ${kind}.`);
    was.parse(before);
    is.parse(after);
  }
  return rows;
}

/** Those of one action. */
export async function auditedAs(
  stores: Stores,
  accountId: string,
  action: AuditAction,
): Promise<AuditEntry[]> {
  return (await auditLogOf(stores, accountId)).filter((row) => row.action === action);
}
