import { slices } from '../../../domain/common/slices.ts';
import { insertMissing } from '../../insert-missing.ts';
import { shortHash } from '../../short-hash.ts';
import type { Stores } from '../../stores.ts';
import type { AlertRecord } from './alert.model.ts';
import { matchModel, type MatchRecord } from './match.model.ts';

export type { MatchRecord } from './match.model.ts';

const BATCH = 1_000;
const READ_TOGETHER = 20_000;
const MARKED_TOGETHER = 10_000;

/** The match of an alert and a job. Its id follows from the two, so a repeated pass finds it. */
export function newMatch(alertId: string, jobId: string, role: RoleOfMatch): MatchRecord {
  return { _id: shortHash(`${alertId} ${jobId}`), alertId, jobId, ...role, toldIn: null };
}

type RoleOfMatch = Pick<MatchRecord, 'keys' | 'since'>;

/**
 * Stores matches. A match that exists stays, and a match of a role that its alert has under another job is refused.
 * Returns those that are in no digest yet, stored now or before.
 */
export async function storeMatches(
  { mongo }: Stores,
  matches: readonly MatchRecord[],
): Promise<MatchRecord[]> {
  const pending: MatchRecord[] = [];
  for (const some of slices(matches, BATCH)) {
    const stored = await matchModel(mongo)
      .find({ _id: { $in: some.map(({ _id }) => _id) } }, { toldIn: 1 })
      .lean<Pick<MatchRecord, '_id' | 'toldIn'>[]>();
    const toldIn = new Map(stored.map((match) => [match._id, match.toldIn]));
    const missing = some.filter(({ _id }) => !toldIn.has(_id));
    if (missing.length > 0) await insertMissing(matchModel(mongo), missing);
    pending.push(...some.filter(({ _id }) => (toldIn.get(_id) ?? null) === null));
  }
  return pending;
}

/** An alert, and from when on its matches count. */
type Asking = Pick<AlertRecord, '_id' | 'startsAt'>;

/**
 * The pending matches of alerts whose role became searchable after the alert began, by alert, oldest first, at most
 * `limit` of each. Reads them together unless some alert has very many.
 */
export async function findPendingMatches(
  stores: Stores,
  alerts: readonly Asking[],
  limit: number,
): Promise<MatchRecord[][]> {
  const ids = alerts.map(({ _id }) => _id);
  const found = await matchModel(stores.mongo)
    .find({ alertId: { $in: ids }, toldIn: null })
    .limit(READ_TOGETHER)
    .lean<MatchRecord[]>();
  if (found.length === READ_TOGETHER) {
    return Promise.all(alerts.map((alert) => findPendingOf(stores, alert, limit)));
  }
  found.sort((one, other) => one.since.getTime() - other.since.getTime());
  const byAlert = new Map(ids.map((id): [string, MatchRecord[]] => [id, []]));
  for (const match of found) byAlert.get(match.alertId)?.push(match);
  return alerts.map(({ _id, startsAt }) =>
    (byAlert.get(_id) ?? []).filter(({ since }) => since > startsAt).slice(0, limit),
  );
}

function findPendingOf(
  { mongo }: Stores,
  { _id: alertId, startsAt }: Asking,
  limit: number,
): Promise<MatchRecord[]> {
  return matchModel(mongo)
    .find({ alertId, toldIn: null, since: { $gt: startsAt } })
    .sort({ since: 1 })
    .limit(limit)
    .lean<MatchRecord[]>();
}

/** Which of these keys an alert has sent in a digest. */
export async function findSentKeys(
  { mongo }: Stores,
  alertId: string,
  keys: readonly string[],
): Promise<string[]> {
  const told = await matchModel(mongo)
    .find({ alertId, keys: { $in: keys }, toldIn: { $ne: null } }, { keys: 1 })
    .lean<Pick<MatchRecord, 'keys'>[]>();
  return told.flatMap((match) => match.keys);
}

/** Notes that matches are settled by digests of one batch. */
export async function markTold(
  { mongo }: Stores,
  matchIds: readonly string[],
  batch: string,
): Promise<void> {
  for (const some of slices(matchIds, MARKED_TOGETHER)) {
    await matchModel(mongo).updateMany({ _id: { $in: some } }, { $set: { toldIn: batch } });
  }
}

/** Removes the oldest told matches of an alert beyond `keep`. They cannot come back: their jobs are no longer new. */
export async function trimTold({ mongo }: Stores, alertId: string, keep: number): Promise<void> {
  const oldest = await matchModel(mongo)
    .findOne({ alertId, toldIn: { $ne: null } }, { since: 1 })
    .sort({ since: -1 })
    .skip(keep)
    .lean<Pick<MatchRecord, 'since'>>();
  if (oldest === null) return;
  await matchModel(mongo).deleteMany({
    alertId,
    toldIn: { $ne: null },
    since: { $lte: oldest.since },
  });
}

/** Removes all matches of an alert. */
export async function deleteMatches({ mongo }: Stores, alertId: string): Promise<void> {
  await matchModel(mongo).deleteMany({ alertId });
}

/** Removes these matches. */
export async function deleteMatchesById(
  { mongo }: Stores,
  matches: readonly MatchRecord[],
): Promise<void> {
  if (matches.length === 0) return;
  await matchModel(mongo).deleteMany({ _id: { $in: matches.map(({ _id }) => _id) } });
}
