import type { AccountMoney } from './account-money.ts';

/** How long those who made a change have to start the top-up that is due by it. */
const TOP_UP_MS = 30_000;
/** How long entries may wait in the document for others to go into the ledger with. */
const ENTRIES_MS = 5 * 60_000;

/** Notes when somebody must look after what the document holds, unless it has been taken care of by then. */
export function withSweep(money: AccountMoney, now: Date): AccountMoney {
  const due = dueAt(money, now);
  if (due === null || (money.sweepAt !== null && money.sweepAt <= due)) return money;
  return { ...money, sweepAt: due };
}

/** The money of an account with the next time to look after it, once all that was left behind is taken care of. */
export function swept(money: AccountMoney, now: Date): AccountMoney {
  return { ...money, sweepAt: dueAt(money, now) };
}

/** Top-ups are to begin soon, entries to reach the ledger some time, holds to end when they expire. */
function dueAt({ entries, holds, topUp }: AccountMoney, now: Date): Date | null {
  const due = holds.map(({ expiresAt }) => expiresAt.getTime());
  if (topUp !== null) due.push(now.getTime() + TOP_UP_MS);
  if (entries.length > 0) due.push(now.getTime() + ENTRIES_MS);
  return due.length === 0 ? null : new Date(Math.min(...due));
}
