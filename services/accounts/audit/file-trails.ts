import { appendToAuditLog } from '../../../storage/accounts/audit/audit-log.ts';
import { findTrails, takeFromTrails } from '../../../storage/accounts/audit/trails.ts';
import type { Stores } from '../../../storage/stores.ts';

/** So many documents of each collection are emptied together. */
const BATCH = 200;

/**
 * Brings entries from the trails of their documents into the audit log: one account's, or everybody's; answers how
 * many it found. Harmless to repeat and to do twice at once: an entry has its id from the start, and leaves its
 * document only when the log holds it.
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
