import { sessionCharge } from '../../domain/agent/session-charge.ts';
import type { LedgerEntry } from '../../domain/billing/ledger-entry.ts';
import { addPaidTurns } from '../../storage/agent/apply-sessions.ts';
import { takeOutEntries } from '../../storage/billing/account-money.ts';
import { appendToLedger } from '../../storage/billing/ledger.ts';
import type { Stores } from '../../storage/stores.ts';

/** Entries by account. */
export type EntriesOfAccounts = ReadonlyMap<string, readonly LedgerEntry[]>;

/**
 * Brings entries from their account's document into the ledger, and what they say of apply sessions to those: the
 * process that paid may have died before it did. Harmless to repeat and to do twice at once: an entry has its id from
 * the start, and leaves the document only when the others hold it.
 */
export async function moveEntries(stores: Stores, entries: EntriesOfAccounts): Promise<void> {
  if (entries.size === 0) return;
  await appendToLedger(stores, entries);
  await addPaidTurns(stores, chargesOfSessions(entries));
  await takeOutEntries(stores, entries);
}

function chargesOfSessions(entries: EntriesOfAccounts) {
  return [...entries].flatMap(([accountId, ofAccount]) =>
    ofAccount.flatMap((entry) => {
      const charge = sessionCharge(entry);
      return charge === null ? [] : [{ accountId, ...charge }];
    }),
  );
}
