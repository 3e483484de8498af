import {
  isBooked,
  type AccountMoney,
  type MoneyEvent,
} from '../../domain/billing/account-money.ts';
import { moneyEvents } from '../../domain/billing/money-events.ts';
import { withSweep } from '../../domain/billing/sweep-time.ts';
import { withDueTopUp } from '../../domain/billing/top-up.ts';
import type { AuditEntry } from '../../domain/accounts/audit/audit-entry.ts';
import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';

/** One thing that happens to an account's money. */
export interface MoneyChange {
  /** The business key of its entry. If the key is already booked, the change is skipped. Null if there is no entry. */
  key: string | null;
  /** Whether the key was created for this call, so that it cannot be in the ledger. */
  fresh?: boolean;
  /** The money after it. @throws AppError for a refusal. */
  apply(money: AccountMoney, now: Date): AccountMoney;
  /** Its audit rows. Called only if something changed. */
  audit?(before: AccountMoney, after: AccountMoney): AuditEntry[];
}

/** Follow-up work of a write. Only one of the changes of a batch receives it. */
export interface FollowUp {
  /** Events that the write added to the account's outbox. */
  events: OutboxEvent[];
  /** The top-up that became due. */
  topUp: AccountMoney['topUp'];
}

/** The money after the batch of a change. */
export interface MoneyChanged {
  money: AccountMoney;
  followUp: FollowUp | null;
}

export interface Applied {
  to: AccountMoney;
  events: MoneyEvent[];
  trail: AuditEntry[];
  /** Whether every change changed something: only then does the write prove the document it was applied to. */
  allChanged: boolean;
  /** The outcome of each change, once all are written. The first successful one carries the follow-up. */
  outcomes: (followUp: FollowUp) => (MoneyChanged | Error)[];
}

/** Applies changes one after the other. A refusal leaves the money as it was for those that follow. */
export function applyChanges(
  from: AccountMoney,
  moneyChanges: readonly MoneyChange[],
  booked: ReadonlySet<string>,
): Applied {
  const now = new Date();
  const events: MoneyEvent[] = [];
  const trail: AuditEntry[] = [];
  const refusals: (Error | null)[] = [];
  let changed = 0;
  let money = from;
  for (const change of moneyChanges) {
    try {
      const before = money;
      if (!isKnown(money, change.key, booked)) money = change.apply(before, now);
      if (money !== before) {
        changed += 1;
        trail.push(...(change.audit?.(before, money) ?? []));
      }
      events.push(...moneyEvents(before, money));
      refusals.push(null);
    } catch (error) {
      refusals.push(asError(error));
    }
  }
  const to = changed === 0 ? from : withSweep(withDueTopUp(money), now);
  const first = refusals.indexOf(null);
  return {
    to,
    events,
    trail,
    allChanged: changed === moneyChanges.length,
    outcomes: (followUp) =>
      refusals.map(
        (refusal, index) => refusal ?? { money: to, followUp: index === first ? followUp : null },
      ),
  };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

function isKnown(money: AccountMoney, key: string | null, booked: ReadonlySet<string>): boolean {
  return key !== null && (booked.has(key) || isBooked(money, key));
}
