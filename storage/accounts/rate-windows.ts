import { RATE_WINDOW_SECONDS } from '../../domain/accounts/rate-limit.ts';
import { collectionOf } from '../define-model.ts';
import type { Stores } from '../stores.ts';
import type { Counted } from '../count-together.ts';
import { refusedAsDuplicates } from '../duplicate-key.ts';
import { rateWindowModel, type RateWindowRecord } from './rate-window.model.ts';

/** The number of calls per key. */
type Call = readonly [key: string, calls: number];
type Calls = ReadonlyMap<string, number>;

export interface Counting {
  /** Id of the counting process. */
  process: string;
  now: Date;
  /** Whether this process knows a running window of this key. */
  running(key: string): boolean;
}

const WINDOW_MS = RATE_WINDOW_SECONDS * 1000;
/** How often a window may be replaced while one batch is counted. */
const MAX_ROUNDS = 20;

/**
 * Adds calls to running windows and starts missing ones. New windows take one insert. One running window takes one
 * update that returns the result. Several running windows take one update and one read. Other processes may count
 * between the two, so a window stores the position of the latest call of each process.
 */
export async function addCalls(
  stores: Stores,
  calls: Calls,
  counting: Counting,
): Promise<Map<string, Counted>> {
  const counted = new Map<string, Counted>();
  const notCounted = (some: readonly Call[]) => some.filter(([key]) => !counted.has(key));
  let toBegin: readonly Call[] = [...calls].filter(([key]) => !counting.running(key));
  let toAdd: readonly Call[] = [...calls].filter(([key]) => counting.running(key));
  for (let round = 0; toBegin.length + toAdd.length > 0; round += 1) {
    if (round === MAX_ROUNDS) throw new Error('Rate windows kept ending while calls were counted.');
    const [begun, found] = await Promise.all([
      beginWindows(stores, toBegin, counting),
      countInWindows(stores, toAdd, counting),
    ]);
    for (const [key, where] of [...begun, ...found]) counted.set(key, where);
    // Windows that other processes started exist now. Windows that ended or disappeared are started again.
    [toBegin, toAdd] = [notCounted(toAdd), notCounted(toBegin)];
  }
  return counted;
}

/** Uses the driver directly, because every request counts. */
function windowsOf({ mongo }: Stores) {
  return collectionOf(mongo, rateWindowModel);
}

/** Inserts windows with these calls. Omits keys whose window exists already. */
async function beginWindows(
  stores: Stores,
  calls: readonly Call[],
  { process, now }: Counting,
): Promise<Map<string, Counted>> {
  if (calls.length === 0) return new Map();
  const endsAt = new Date(now.getTime() + WINDOW_MS);
  const windows = calls.map(([_id, more]): RateWindowRecord => ({
    _id,
    calls: more,
    endsAt,
    lastOf: { [process]: more },
  }));
  const taken = await windowsOf(stores)
    .insertMany(windows, { ordered: false })
    .then(() => new Set<number>(), refusedAsDuplicates);
  const begun = calls.filter((_call, index) => !taken.has(index));
  return new Map(begun.map(([key, last]) => [key, { last, resetsInMs: WINDOW_MS }]));
}

/**
 * Adds calls to existing windows; an ended window restarts. Omits keys whose window is missing, or was restarted by
 * another process before the read. The caller counts their calls again.
 */
async function countInWindows(
  stores: Stores,
  calls: readonly Call[],
  counting: Counting,
): Promise<Map<string, Counted>> {
  if (calls.length === 0) return new Map();
  const [lone] = calls.length === 1 ? calls : [];
  const found = await (lone === undefined
    ? addToAll(stores, calls, counting)
    : addToOne(stores, lone, counting));
  return new Map(
    found.flatMap((window) => {
      const where = countedIn(window, counting);
      return where === null ? [] : [[window._id, where]];
    }),
  );
}

/** One key: the update itself returns the result. */
async function addToOne(
  stores: Stores,
  [key, more]: Call,
  counting: Counting,
): Promise<RateWindowRecord[]> {
  const added = await windowsOf(stores).findOneAndUpdate({ _id: key }, withCalls(more, counting), {
    returnDocument: 'after',
  });
  return added === null ? [] : [added];
}

async function addToAll(
  stores: Stores,
  calls: readonly Call[],
  counting: Counting,
): Promise<RateWindowRecord[]> {
  const windows = windowsOf(stores);
  const keys = calls.map(([key]) => key);
  const numbers = calls.map(([, more]) => more);
  const more = { $arrayElemAt: [numbers, { $indexOfArray: [{ $literal: keys }, '$_id'] }] };
  await windows.updateMany({ _id: { $in: keys } }, withCalls(more, counting));
  return windows.find({ _id: { $in: keys } }).toArray();
}

/** The update that adds calls of a process to a window. `more` is a number, or an expression that yields it. */
function withCalls(more: number | object, { process, now }: Counting): object[] {
  const runs = { $gt: ['$endsAt', now] };
  const last = { $add: [{ $cond: [runs, '$calls', 0] }, more] };
  const endsAt = new Date(now.getTime() + WINDOW_MS);
  const noted = { [process]: last };
  return [
    {
      $set: {
        calls: last,
        endsAt: { $cond: [runs, '$endsAt', endsAt] },
        lastOf: { $cond: [runs, { $mergeObjects: ['$lastOf', noted] }, noted] },
      },
    },
  ];
}

/** The position of the calls; null when the window was restarted in between and does not hold them. */
function countedIn(
  { lastOf, endsAt }: RateWindowRecord,
  { process, now }: Counting,
): Counted | null {
  const last = lastOf[process];
  return last === undefined
    ? null
    : { last, resetsInMs: Math.max(0, endsAt.getTime() - now.getTime()) };
}
