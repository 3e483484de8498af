import { RATE_WINDOW_SECONDS } from '../../domain/accounts/rate-limit.ts';
import { collectionOf } from '../define-model.ts';
import type { Stores } from '../stores.ts';
import type { Counted } from '../count-together.ts';
import { refusedAsDuplicates } from '../duplicate-key.ts';
import { rateWindowModel, type RateWindowRecord } from './rate-window.model.ts';

/** How many calls of a key, and of each of several. */
type Call = readonly [key: string, calls: number];
type Calls = ReadonlyMap<string, number>;

export interface Counting {
  /** Who counts: names the process in the windows. */
  process: string;
  now: Date;
  /** Whether the process has counted in a window of this key that has not ended. */
  running(key: string): boolean;
}

const WINDOW_MS = RATE_WINDOW_SECONDS * 1000;
/** So often a window may end and be begun anew while a few calls are counted. */
const MAX_ROUNDS = 20;

/**
 * Adds calls to running windows, or begins them. All windows that begin take one write and no look afterwards, one
 * that runs a write that tells what came of it, several one write and one look: a window notes for every process where
 * its latest calls stand, because others may count between the two.
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
    if (round === MAX_ROUNDS) throw new Error('Windows kept ending while calls were counted.');
    const [begun, found] = await Promise.all([
      beginWindows(stores, toBegin, counting),
      countInWindows(stores, toAdd, counting),
    ]);
    for (const [key, where] of [...begun, ...found]) counted.set(key, where);
    // What others have begun meanwhile is there, and what the server or others have ended begins anew.
    [toBegin, toAdd] = [notCounted(toAdd), notCounted(toBegin)];
  }
  return counted;
}

/** Every request passes here. */
function windowsOf({ mongo }: Stores) {
  return collectionOf(mongo, rateWindowModel);
}

/** Begins windows that hold these calls. Left out is a window that somebody else had begun. */
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
 * Adds calls to windows that are there, also to ended ones, which begin anew by it. Left out is a window that is
 * missing, and one that others have begun anew before the look: there the calls go once more.
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

/** One key, as from a lone client or a busy one: the write says itself what came of it. */
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

/** A window after some more calls of a process, a number or what gives it for the window. */
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

/** Where the calls stand; null where the window has been begun anew meanwhile and does not hold them. */
function countedIn(
  { lastOf, endsAt }: RateWindowRecord,
  { process, now }: Counting,
): Counted | null {
  const last = lastOf[process];
  return last === undefined
    ? null
    : { last, resetsInMs: Math.max(0, endsAt.getTime() - now.getTime()) };
}
