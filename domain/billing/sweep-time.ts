import type { AccountMoney } from './account-money.ts';

/** How long the process that made a change has to start the top-up. */
const TOP_UP_MS = 30_000;
/** How long entries may wait in the document to be moved to the ledger in a batch. */
const ENTRIES_MS = 5 * 60_000;

/** Sets the time at which the sweep must process the document, unless it has been processed by then. */
export function withSweep(money: AccountMoney, now: Date): AccountMoney {
  const due = dueAt(money, now);
  if (due === null || (money.sweepAt !== null && money.sweepAt <= due)) return money;
  return { ...money, sweepAt: due };
}

/** The money of an account with its next sweep time, once everything overdue has been processed. */
export function swept(money: AccountMoney, now: Date): AccountMoney {
  return { ...money, sweepAt: dueAt(money, now) };
}

/** Top-ups are swept soon, entries later, holds when they expire. */
function dueAt({ entries, holds, topUp }: AccountMoney, now: Date): Date | null {
  const due = holds.map(({ expiresAt }) => expiresAt.getTime());
  if (topUp !== null) due.push(now.getTime() + TOP_UP_MS);
  if (entries.length > 0) due.push(now.getTime() + ENTRIES_MS);
  return due.length === 0 ? null : new Date(Math.min(...due));
}
