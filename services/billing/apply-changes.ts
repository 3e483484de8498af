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
  /** The business key that it books: when that is booked already, nothing happens. Null where it books nothing. */
  key: string | null;
  /** Whether the key was made for this very call, so that the ledger need not be asked for it. */
  fresh?: boolean;
  /** The money after it. @throws a refusal. */
  apply(money: AccountMoney, now: Date): AccountMoney;
  /** What the audit log says of it; asked only when something changed. */
  audit?(before: AccountMoney, after: AccountMoney): AuditEntry[];
}

/** What is to follow from a write; one of those whose changes were written together is told. */
export interface FollowUp {
  /** Events that lie in the account's outbox since. */
  events: OutboxEvent[];
  /** The top-up that became due. */
  topUp: AccountMoney['topUp'];
}

/** The money after a change, and after those that were written with it. */
export interface MoneyChanged {
  money: AccountMoney;
  followUp: FollowUp | null;
}

/** A change, and whoever waits for it. */
export interface Waiter extends MoneyChange {
  resolve: (changed: MoneyChanged) => void;
  reject: (reason: unknown) => void;
}

export interface Applied {
  to: AccountMoney;
  events: MoneyEvent[];
  trail: AuditEntry[];
  /** Whether each of them changed something: only then does the write prove what they were applied to. */
  allChanged: boolean;
  /** Tells everybody how their change went, once it is written. */
  tell: (followUp: FollowUp) => void;
}

/** Applies changes one after the other. A refusal leaves the money as it was for those that follow. */
export function applyChanges(
  from: AccountMoney,
  waiters: readonly Waiter[],
  booked: ReadonlySet<string>,
): Applied {
  const now = new Date();
  const events: MoneyEvent[] = [];
  const trail: AuditEntry[] = [];
  const done: Waiter[] = [];
  const refused: (() => void)[] = [];
  let changes = 0;
  let money = from;
  for (const waiter of waiters) {
    try {
      const before = money;
      if (!isKnown(money, waiter.key, booked)) money = waiter.apply(before, now);
      if (money !== before) {
        changes += 1;
        trail.push(...(waiter.audit?.(before, money) ?? []));
      }
      events.push(...moneyEvents(before, money));
      done.push(waiter);
    } catch (error) {
      refused.push(() => waiter.reject(error));
    }
  }
  const to = changes === 0 ? from : withSweep(withDueTopUp(money), now);
  return {
    to,
    events,
    trail,
    allChanged: changes === waiters.length,
    tell(followUp) {
      for (const reject of refused) reject();
      done.forEach(({ resolve }, index) => {
        resolve({ money: to, followUp: index === 0 ? followUp : null });
      });
    },
  };
}

function isKnown(money: AccountMoney, key: string | null, booked: ReadonlySet<string>): boolean {
  return key !== null && (booked.has(key) || isBooked(money, key));
}
