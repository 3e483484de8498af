import type { LedgerEntry } from '../../domain/billing/ledger-entry.ts';
import { Batcher } from '../../storage/batcher.ts';
import type { AppContext } from '../context.ts';
import { moveEntries } from './move-entries.ts';

/** Fewer entries stay in the account's document until a reader of the ledger or the sweep moves them. */
const WORTH_MOVING = 16;
/** Entries of this time are moved into the ledger in one batch. */
const MOVE_AFTER_MS = 100;

/** Moves entries into the ledger before they make their account's document large. */
export interface EntryMover {
  /** Takes the entries that a document held when it was written; false when there are too few to move. */
  take(accountId: string, entries: readonly LedgerEntry[]): boolean;
  flush(): Promise<void>;
}

export type MoneyContext = Pick<AppContext, 'stores' | 'log' | 'entryReactions'>;

type EntriesOfAccount = readonly [accountId: string, entries: readonly LedgerEntry[]];

/** Entries that cannot be moved stay in their account's document, and the sweep moves them. */
export function createEntryMover(ctx: MoneyContext): EntryMover {
  const moves = new Batcher<EntriesOfAccount, void>({
    run: (batch) => move(ctx, batch),
    maxSize: Infinity,
    delayMs: MOVE_AFTER_MS,
    concurrency: 1,
  });
  return {
    take(accountId, entries) {
      if (entries.length < WORTH_MOVING) return false;
      void moves.add([accountId, entries]);
      return true;
    },
    flush: () => moves.flush(),
  };
}

/** The latest entries of an account include its earlier ones. */
async function move(ctx: MoneyContext, batch: readonly EntriesOfAccount[]): Promise<void> {
  try {
    await moveEntries(ctx, new Map(batch));
  } catch (error) {
    ctx.log.warn({ err: error }, 'ledger entries deferred to the sweep');
  }
}
