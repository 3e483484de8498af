import type { LedgerEntry } from '../../../domain/platform/billing/ledger-entry.ts';
import { takeOutEntries } from '../../../storage/platform/billing/account-money.ts';
import { appendToLedger } from '../../../storage/platform/billing/ledger.ts';
import type { Stores } from '../../../storage/stores.ts';

/** Entries by account. */
export type EntriesOfAccounts = ReadonlyMap<string, readonly LedgerEntry[]>;

/**
 * Brings entries from their account's document into the ledger. Harmless to repeat and to do twice at once: an
 * entry has its id from the start, and leaves the document only when the ledger holds it.
 */
export async function moveEntries(stores: Stores, entries: EntriesOfAccounts): Promise<void> {
  if (entries.size === 0) return;
  await appendToLedger(stores, entries);
  await takeOutEntries(stores, entries);
}
