import { collectionOf } from '../define-model.ts';
import type { Stores } from '../stores.ts';
import { rateWindowModel, type RateWindowRecord } from './rate-window.model.ts';

/** Calls that one process adds to one window. */
export interface WindowCalls {
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
export async function addCalls(
  stores: Stores,
  added: readonly WindowCalls[],
  process: string,
): Promise<Map<string, number>> {
  const [one] = added;
  const windows = await (one !== undefined && added.length === 1
    ? addToOne(stores, one, process)
    : addToSeveral(stores, added, process));
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

/** One write for all windows, and one read for those that existed before. */
async function addToSeveral(
  stores: Stores,
  added: readonly WindowCalls[],
  process: string,
): Promise<Counted[]> {
  const { upsertedIds } = await windowsOf(stores).bulkWrite(
    added.map((one) => ({
      updateOne: { filter: { _id: one.window }, update: withCalls(one, process), upsert: true },
    })),
    { ordered: false },
  );
  const isNew = (_: unknown, index: number) => index in upsertedIds;
  const existed = added.filter((one, index) => !isNew(one, index)).map(({ window }) => window);
  const created = added.filter(isNew).map(({ window, calls }) => ({
    _id: window,
    lastOf: { [process]: calls },
  }));
  if (existed.length === 0) return created;
  return [...created, ...(await findWindows(stores, existed))];
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
