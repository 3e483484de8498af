import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { AppError } from '../../domain/common/errors.ts';
import type { AccountMoney } from '../../domain/billing/account-money.ts';
import { Batcher } from '../../storage/batcher.ts';
import { findMoney } from '../../storage/billing/account-money.ts';
import { findBookedKeys } from '../../storage/billing/ledger.ts';
import { writeMoney } from '../../storage/billing/write-money.ts';
import { applyChanges, type MoneyChange, type MoneyChanged } from './apply-changes.ts';
import { createEntryMover, type MoneyContext } from './entry-mover.ts';
import { untilAnswered } from './until-answered.ts';

/** Changes accounts' money. Changes of one account that arrive while one is written share the next write. */
export interface MoneyWriter {
  change(accountId: string, change: MoneyChange): Promise<MoneyChanged>;
  /** Moves pending entries into the ledger; a graceful stop waits for it. */
  flush(): Promise<void>;
}

/** Most changes of one write, which bounds the growth of a document. */
const MAX_CHANGES = 500;
/** Accounts whose money this process remembers from its last write. */
const REMEMBERED = 10_000;

interface AccountChange {
  accountId: string;
  change: MoneyChange;
}

/** Changes of one account that share a write. */
interface Batch {
  accountId: string;
  changes: readonly MoneyChange[];
}

type Outcomes = (MoneyChanged | Error)[];

export function createMoneyWriter(ctx: MoneyContext): MoneyWriter {
  const { stores, log } = ctx;
  const written = new LRUCache<string, AccountMoney>({ max: REMEMBERED });
  const mover = createEntryMover(ctx);
  const writes = new Batcher<AccountChange, MoneyChanged>({
    run: writeChanges,
    keyOf: ({ accountId }) => accountId,
    maxSize: MAX_CHANGES,
    concurrency: 1,
  });

  async function writeChanges(inputs: readonly AccountChange[]): Promise<Outcomes> {
    const [first] = inputs;
    if (first === undefined) return [];
    const batch = { accountId: first.accountId, changes: inputs.map(({ change }) => change) };
    const attempt = (mayBeBooked: boolean) => tryBatch(batch, mayBeBooked);
    return untilAnswered(attempt, () => tellOperator(log, batch));
  }

  /** Null after a conflicting write. After a write without an answer, all changes may be booked. */
  async function tryBatch(
    { accountId, changes }: Batch,
    mayBeBooked: boolean,
  ): Promise<Outcomes | null> {
    // The last write of this process is a guess, which a write proves; a batch that writes nothing needs a read.
    const guess = written.get(accountId);
    written.delete(accountId);
    const from = guess ?? (await findMoney(stores, accountId));
    if (from === null) throw new AppError('not_found');
    // Read after the document: an entry that had left it by then is in the ledger.
    const keys = keysToLookFor(changes, mayBeBooked);
    const booked = await findBookedKeys(stores, accountId, keys);
    const { allChanged, outcomes, ...step } = applyChanges(from, changes, booked);
    const { to } = step;
    if (guess !== undefined && !allChanged) return null;
    const outbox = to === from ? [] : await writeMoney(stores, accountId, { from, ...step });
    if (outbox === null) return null;
    remember(accountId, to === from ? from : { ...to, version: from.version + 1 });
    return outcomes({ events: outbox, topUp: begun(from, to) });
  }

  /** Entries that are being moved into the ledger leave the document: the next change reads it again. */
  function remember(accountId: string, money: AccountMoney): void {
    if (!mover.take(accountId, money.entries)) written.set(accountId, money);
  }

  return {
    change: (accountId, change) => writes.add({ accountId, change }),
    flush: () => mover.flush(),
  };
}

/** The callers receive an error, although they may have been charged. */
function tellOperator(log: Logger, { accountId, changes }: Batch): void {
  const keys = changes.map(({ key }) => key);
  log.error({ account_id: accountId, keys }, 'perhaps booked: MongoDB does not answer');
}

function keysToLookFor(changes: readonly MoneyChange[], freshToo: boolean): string[] {
  return changes.flatMap(({ key, fresh }) =>
    key === null || (fresh === true && !freshToo) ? [] : [key],
  );
}

/** The top-up that a change has made due; the end of one may be the begin of the next. */
function begun(from: AccountMoney, to: AccountMoney): AccountMoney['topUp'] {
  return to.topUp?.key === from.topUp?.key ? null : to.topUp;
}
