import type { LedgerEntry } from '../../domain/billing/ledger-entry.ts';
import { takeOutEntries } from '../../storage/billing/account-money.ts';
import { appendToLedger } from '../../storage/billing/ledger.ts';
import type { Stores } from '../../storage/stores.ts';
import type { AppContext } from '../context.ts';

/** Entries by account. */
export type EntriesOfAccounts = ReadonlyMap<string, readonly LedgerEntry[]>;

/**
 * Reactions to booked entries. Each runs at least once per entry, before the entry leaves its account's document, so
 * it must be idempotent.
 */
export type EntryReaction = (stores: Stores, entries: EntriesOfAccounts) => Promise<void>;

/**
 * Moves entries from their account's document into the ledger. Idempotent, also when run concurrently: an entry has
 * its id from the start, and leaves the document only after the ledger holds it and every reaction has run.
 */
export async function moveEntries(
  { stores, entryReactions }: Pick<AppContext, 'stores' | 'entryReactions'>,
  entries: EntriesOfAccounts,
): Promise<void> {
  if (entries.size === 0) return;
  await appendToLedger(stores, entries);
  await Promise.all(entryReactions.map((react) => react(stores, entries)));
  await takeOutEntries(stores, entries);
}
