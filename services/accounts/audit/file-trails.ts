import { appendToAuditLog } from '../../../storage/accounts/audit/audit-log.ts';
import { findTrails, takeFromTrails } from '../../../storage/accounts/audit/trails.ts';
import type { Stores } from '../../../storage/stores.ts';

/** Documents of each collection that are emptied in one batch. */
const BATCH = 200;

/**
 * Moves entries from the trails of their documents into the audit log, for one account or for all. Returns the number
 * of entries found.
 * Idempotent, also when run concurrently: an entry has its id from the start, and leaves its document only after the
 * log holds it.
 */
export async function fileTrails(stores: Stores, accountId?: string): Promise<number> {
  let filed = 0;
  for (;;) {
    const whose = accountId === undefined ? {} : { accountId };
    const found = await findTrails(stores, { ...whose, limit: BATCH });
    const entries = found.flatMap((stored) => stored.entries);
    if (entries.length === 0) return filed;
    await appendToAuditLog(stores, entries);
    await takeFromTrails(stores, found);
    filed += entries.length;
  }
}
