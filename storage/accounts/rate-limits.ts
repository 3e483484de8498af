import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  windowAt,
  type RateLimit,
  type RateSlot,
  type RateWindow,
} from '../../domain/accounts/rate-limit.ts';
import { within } from '../../domain/common/within.ts';
import { Batcher } from '../batcher.ts';
import { collectionOf } from '../define-model.ts';
import type { Stores } from '../stores.ts';
import { refusedAsDuplicates } from '../duplicate-key.ts';
import { rateWindowModel, type RateWindowRecord } from './rate-window.model.ts';

/** Counts calls in windows shared by all api processes. */
export interface RateCounter {
  /**
   * Counts one call and returns its position in the current window. Far from the limit, once this process has counted
   * in the window or where the first call passes, the position is what this process knows, and the call is counted
   * meanwhile; elsewhere positions are unique over all processes.
   */
  hit(limit: RateLimit): Promise<RateSlot>;
  /** Whether this process has seen the current window used up: then nothing may be done before `hit` has resolved. */
  isSpent(limit: RateLimit): boolean;
}

/** A window as this process knows it. */
interface KnownWindow {
  /** The last position that MongoDB returned. */
  counted: number;
  /** Calls of this process that are being counted. */
  counting: number;
}

/** Forgetting a window costs a little work or a round trip, never a call too many. */
const REMEMBERED_KEYS = 10_000;

/** The share of a limit within which a call does not wait for its count (decision 0006). */
const FAR_FROM_LIMIT = 1 / 4;
/** Calls of lower limits, and those of windows other than a minute, always wait. */
const LEAST_LIMIT = 20;

/** Calls that are counted behind their answers; more would only queue. */
const MOST_BEHIND = 1_000;

/** A call of MongoDB's driver may never return; the next batch must not wait for it. */
const COUNT_TIMEOUT_MS = 10_000;

/** Exact counters in MongoDB. Concurrent calls of a process are counted in one write. */
export function createRateCounter(stores: Stores): RateCounter {
  const process = randomBytes(6).toString('base64url');
  const known = new LRUCache<string, KnownWindow>({ max: REMEMBERED_KEYS });
  /** After a failure every call waits for its count, until one succeeds. */
  let isFailing = false;
  // One batch at a time: a window is not added to twice at once, and calls that arrive meanwhile share the next write.
  const batches = new Batcher({
    run: async (windows: readonly RateWindow[]) => {
      const isBegun = (id: string) => (known.get(id)?.counted ?? 0) > 0;
      const counted = countCalls(stores, windows, { process, isBegun });
      const positions = await within(counted, COUNT_TIMEOUT_MS, null);
      if (positions === null) throw new Error('MongoDB did not count the calls in time.');
      return positions;
    },
    maxSize: MOST_BEHIND,
    concurrency: 1,
  });

  function mayPass(limit: RateLimit, { counted, counting }: KnownWindow, position: number) {
    const isKnown = counted > 0 || (limit.firstPasses === true && counting === 1);
    return isKnown && isFarFromLimit(limit, position) && batches.size <= MOST_BEHIND;
  }

  async function count(window: RateWindow, of: KnownWindow): Promise<RateSlot> {
    try {
      const slot = slotAt(window, await batches.add(window));
      of.counted = Math.max(of.counted, slot.position);
      isFailing = false;
      return slot;
    } catch (error) {
      isFailing = true;
      throw error;
    } finally {
      of.counting -= 1;
    }
  }

  return {
    hit(limit) {
      const window = windowAt(limit.key, Date.now(), limit.windowMs);
      const of = known.get(window.id) ?? { counted: 0, counting: 0 };
      known.set(window.id, of);
      of.counting += 1;
      const position = of.counted + of.counting;
      const exact = count(window, of);
      if (isFailing || !mayPass(limit, of, position)) return exact;
      exact.catch(() => undefined);
      return Promise.resolve(slotAt(window, position));
    },
    isSpent(limit) {
      const { id } = windowAt(limit.key, Date.now(), limit.windowMs);
      return (known.get(id)?.counted ?? 0) > limit.calls;
    },
  };
}

function slotAt({ endsAt }: RateWindow, position: number): RateSlot {
  return { position, resetsInMs: Math.max(0, endsAt.getTime() - Date.now()) };
}

function isFarFromLimit({ calls, windowMs }: RateLimit, position: number): boolean {
  if (calls < LEAST_LIMIT || windowMs !== undefined) return false;
  return position <= calls * FAR_FROM_LIMIT;
}

/** The process that counts, and the windows that it has counted in. */
interface Counting {
  process: string;
  isBegun: (window: string) => boolean;
}

/** Counts one call per entry; returns their positions. */
async function countCalls(
  stores: Stores,
  windows: readonly RateWindow[],
  counting: Counting,
): Promise<number[]> {
  const added = new Map<string, WindowCalls>();
  const ranks = windows.map(({ id, endsAt }) => {
    const window = added.get(id) ?? { window: id, calls: 0, endsAt };
    added.set(id, window);
    window.calls += 1;
    return window.calls;
  });
  const last = await addCalls(stores, [...added.values()], counting);
  return windows.map(({ id }, index) => {
    const before = (last.get(id) ?? Infinity) - (added.get(id)?.calls ?? 0);
    return before + (ranks[index] ?? 0);
  });
}

/** Calls that one process adds to one window. */
interface WindowCalls {
  /** `_id` of the window. */
  window: string;
  calls: number;
  endsAt: Date;
}

/**
 * Adds calls to windows. Returns the position of the last added call by window: exact over processes, because each
 * window records the position of every process. A process must not add to the same window twice at once.
 * @throws when a position is unknown: the calls may be over the limit.
 */
async function addCalls(
  stores: Stores,
  added: readonly WindowCalls[],
  counting: Counting,
): Promise<Map<string, number>> {
  const { process } = counting;
  const [one] = added;
  const windows = await (one !== undefined && added.length === 1
    ? addToOne(stores, one, process)
    : addToSeveral(stores, added, counting));
  const positions = new Map(windows.map(({ _id, lastOf }) => [_id, lastOf[process]]));
  return new Map(added.map(({ window }) => [window, known(positions.get(window))]));
}

function known(position: number | undefined): number {
  if (position === undefined) throw new Error('A window does not hold the calls of this process.');
  return position;
}

/** Every request passes here. */
function windowsOf({ mongo }: Stores) {
  return collectionOf(mongo, rateWindowModel);
}

type Counted = Pick<RateWindowRecord, '_id' | 'lastOf'>;

/**
 * One message: the write returns the window. The development server returns nothing where another process created the
 * window at the same moment, although the calls are counted.
 */
async function addToOne(stores: Stores, one: WindowCalls, process: string): Promise<Counted[]> {
  const window = await windowsOf(stores).findOneAndUpdate(
    { _id: one.window },
    withCalls(one, process),
    { upsert: true, returnDocument: 'after' },
  );
  return window === null ? findWindows(stores, [one.window]) : [window];
}

/** One write for windows that this process begins; one write and one read for the others. */
async function addToSeveral(
  stores: Stores,
  added: readonly WindowCalls[],
  { process, isBegun }: Counting,
): Promise<Counted[]> {
  const fresh = added.filter(({ window }) => !isBegun(window));
  const begun = await beginWindows(stores, fresh, process);
  const begunHere = new Set(begun.map(({ _id }) => _id));
  const existed = added.filter(({ window }) => !begunHere.has(window));
  if (existed.length === 0) return begun;
  await windowsOf(stores).bulkWrite(
    existed.map((one) => ({
      updateOne: { filter: { _id: one.window }, update: withCalls(one, process), upsert: true },
    })),
    { ordered: false },
  );
  const ids = existed.map(({ window }) => window);
  return [...begun, ...(await findWindows(stores, ids))];
}

/** Inserts windows, which costs MongoDB less than to look for each. Omits those that another process has begun. */
async function beginWindows(
  stores: Stores,
  fresh: readonly WindowCalls[],
  process: string,
): Promise<Counted[]> {
  if (fresh.length === 0) return [];
  const windows = fresh.map(({ window, calls, endsAt }) => ({
    ...{ _id: window, calls, endsAt },
    lastOf: { [process]: calls },
  }));
  const taken = await windowsOf(stores)
    .insertMany(windows, { ordered: false })
    .then(() => new Set<number>(), refusedAsDuplicates);
  return windows.filter((_, index) => !taken.has(index));
}

function findWindows(stores: Stores, ids: readonly string[]): Promise<Counted[]> {
  return windowsOf(stores)
    .find({ _id: { $in: [...ids] } })
    .toArray();
}

function withCalls({ calls, endsAt }: WindowCalls, process: string): object[] {
  const last = { $add: [{ $ifNull: ['$calls', 0] }, calls] };
  return [{ $set: { calls: last, endsAt, [`lastOf.${process}`]: last } }];
}
