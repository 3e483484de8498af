import type { LedgerEntry } from '../../domain/billing/ledger-entry.ts';
import type { AppContext } from '../context.ts';
import { moveEntries } from './move-entries.ts';

/** So many entries may gather in a document; fewer wait for company, for a reader of the ledger or the sweep. */
const WORTH_MOVING = 16;
/** Those of this long go into the ledger together. */
const MOVE_AFTER_MS = 100;

/** Brings entries into the ledger before they weigh on their account's document. */
export interface EntryMover {
  /** Takes what a document held a moment ago; false while it is not worth moving. */
  take(accountId: string, entries: readonly LedgerEntry[]): boolean;
  flush(): Promise<void>;
}

export type MoneyContext = Pick<AppContext, 'stores' | 'log' | 'entryReactions'>;

/** Entries that cannot be moved stay in their account's document, and the sweep moves them. */
export function createEntryMover(ctx: MoneyContext): EntryMover {
  let waiting = new Map<string, readonly LedgerEntry[]>();
  let moving: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function move(): Promise<void> {
    const batch = waiting;
    waiting = new Map();
    try {
      await moveEntries(ctx, batch);
    } catch (error) {
      ctx.log.warn({ err: error }, 'ledger entries left to the sweep');
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    moving = moving.then(move);
    return moving;
  }

  return {
    take(accountId, entries) {
      if (entries.length < WORTH_MOVING) return false;
      waiting.set(accountId, entries);
      timer ??= setTimeout(() => void flush(), MOVE_AFTER_MS).unref();
      return true;
    },
    flush,
  };
}
