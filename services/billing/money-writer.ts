import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { AppError } from '../../domain/common/errors.ts';
import type { AccountMoney } from '../../domain/billing/account-money.ts';
import { findMoney } from '../../storage/billing/account-money.ts';
import { findBookedKeys } from '../../storage/billing/ledger.ts';
import { writeMoney } from '../../storage/billing/write-money.ts';
import { applyChanges, type MoneyChange, type MoneyChanged, type Waiter } from './apply-changes.ts';
import { createEntryMover, type MoneyContext } from './entry-mover.ts';
import { untilAnswered } from './until-answered.ts';

/** Changes accounts' money. The changes of one account that come while one is written are written together. */
export interface MoneyWriter {
  change(accountId: string, change: MoneyChange): Promise<MoneyChanged>;
  /** Brings what is on its way into the ledger there; graceful stop waits for it. */
  flush(): Promise<void>;
}

/** Bounds what one write adds to a document. */
const WRITTEN_TOGETHER = 500;
/** Accounts whose money this process remembers as it wrote it last. */
const REMEMBERED = 10_000;

/** Changes of one account that are written together. */
interface Batch {
  accountId: string;
  batch: readonly Waiter[];
}

export function createMoneyWriter(ctx: MoneyContext): MoneyWriter {
  const { stores, log } = ctx;
  const waiting = new Map<string, Waiter[]>();
  const written = new LRUCache<string, AccountMoney>({ max: REMEMBERED });
  const mover = createEntryMover(ctx);

  async function drain(accountId: string, queue: Waiter[]): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.splice(0, WRITTEN_TOGETHER);
      try {
        const attempt = (mayBeBooked: boolean) => tryBatch({ accountId, batch }, mayBeBooked);
        await untilAnswered(attempt, () => tellOperator(log, { accountId, batch }));
      } catch (error) {
        for (const waiter of batch) waiter.reject(error);
      }
    }
    waiting.delete(accountId);
  }

  /** Answers false where somebody else was first. After a write without an answer, all of it may be booked. */
  async function tryBatch({ accountId, batch }: Batch, mayBeBooked: boolean): Promise<boolean> {
    // What this process wrote last is a guess that the write proves; what writes nothing needs a look.
    const guess = written.get(accountId);
    written.delete(accountId);
    const from = guess ?? (await findMoney(stores, accountId));
    if (from === null) throw new AppError('not_found');
    // Asked after the document was read: an entry that had left it by then is in the ledger.
    const keys = keysToLookFor(batch, mayBeBooked);
    const booked = await findBookedKeys(stores, accountId, keys);
    const { allChanged, tell, ...step } = applyChanges(from, batch, booked);
    const { to } = step;
    if (guess !== undefined && !allChanged) return false;
    const outbox = to === from ? [] : await writeMoney(stores, accountId, { from, ...step });
    if (outbox === null) return false;
    remember(accountId, to === from ? from : { ...to, version: from.version + 1 });
    tell({ events: outbox, topUp: begun(from, to) });
    return true;
  }

  /** Entries that are on their way into the ledger leave the document: the next change reads it anew. */
  function remember(accountId: string, money: AccountMoney): void {
    if (!mover.take(accountId, money.entries)) written.set(accountId, money);
  }

  return {
    change: (accountId, change) =>
      new Promise((resolve, reject) => {
        const waiter = { ...change, resolve, reject };
        const queue = waiting.get(accountId);
        if (queue !== undefined) return void queue.push(waiter);
        const begun = [waiter];
        waiting.set(accountId, begun);
        void drain(accountId, begun);
      }),
    flush: () => mover.flush(),
  };
}

/** Those who asked are told of a failure, and may have been charged. */
function tellOperator(log: Logger, { accountId, batch }: Batch): void {
  const keys = batch.map(({ key }) => key);
  log.error({ account_id: accountId, keys }, 'perhaps booked: MongoDB does not answer');
}

function keysToLookFor(batch: readonly Waiter[], freshToo: boolean): string[] {
  return batch.flatMap(({ key, fresh }) =>
    key === null || (fresh === true && !freshToo) ? [] : [key],
  );
}

/** The top-up that a change has made due; the end of one may be the begin of the next. */
function begun(from: AccountMoney, to: AccountMoney): AccountMoney['topUp'] {
  return to.topUp?.key === from.topUp?.key ? null : to.topUp;
}
