import type { Logger } from 'pino';
import type { LedgerEntry } from '../../domain/billing/ledger-entry.ts';
import type { Stores } from '../../storage/stores.ts';
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

/** What cannot be moved here stays in its account's document, and the sweep moves it. */
export function createEntryMover(stores: Stores, log: Logger): EntryMover {
  let waiting = new Map<string, readonly LedgerEntry[]>();
  let moving: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function move(): Promise<void> {
    const batch = waiting;
    waiting = new Map();
    try {
      await moveEntries(stores, batch);
    } catch (error) {
      log.warn({ err: error }, 'ledger entries left to the sweep');
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
