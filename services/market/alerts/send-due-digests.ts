import { batches } from '../../../domain/common/batches.ts';
import { shownJob } from '../../../domain/market/alerts/roles.ts';
import { findRoles, type AlertJob } from '../../../storage/market/alerts/alert-jobs.ts';
import type { AlertRecord } from '../../../storage/market/alerts/alerts.ts';
import {
  streamDueAlerts,
  writeDigestPlans,
  type DigestPlan,
} from '../../../storage/market/alerts/due-alerts.ts';
import {
  findSentKeys,
  findPendingMatches,
  type MatchRecord,
} from '../../../storage/market/alerts/matches.ts';
import type { AppContext } from '../../context.ts';
import { dueAfter } from './alert-record.ts';
import { digestEvents, digestId } from './digest-events.ts';
import { finishDigests } from './finish-digests.ts';

const ALERTS_AT_ONCE = 200;
/** Matches of one digest. An alert with more stays due, and its next digest follows in the next sweep. */
const MOST_MATCHES = 1_000;

type Roles = Awaited<ReturnType<typeof findRoles>>;

/**
 * Decides on the digest of every due alert, and sends it. Each decision is one conditional write, so two processes
 * never send one match twice. Returns the number of digests decided on.
 */
export async function sendDueDigests(ctx: AppContext, beat: () => void): Promise<number> {
  let told = 0;
  let finished = Promise.resolve();
  for await (const alerts of batches(streamDueAlerts(ctx.stores, new Date()), ALERTS_AT_ONCE)) {
    // Digests are finished while those of the next alerts are decided on.
    const [plans] = await Promise.all([decide(ctx, alerts), finished]);
    await writeDigestPlans(ctx.stores, plans, new Date());
    finished = finishDigests(ctx, beat);
    finished.catch(() => undefined);
    told += plans.filter((plan) => plan.told > 0).length;
    beat();
  }
  await finished;
  return told;
}

async function decide(
  ctx: Pick<AppContext, 'stores'>,
  alerts: readonly AlertRecord[],
): Promise<DigestPlan[]> {
  const { stores } = ctx;
  const pending = await findPendingMatches(stores, alerts, MOST_MATCHES);
  const jobIds = new Set(pending.flat().map(({ jobId }) => jobId));
  const roles = await findRoles(stores, [...jobIds]);
  return Promise.all(
    alerts.map(async (alert, place) => {
      const matches = pending[place] ?? [];
      return planDigest(alert, matches, await jobsOfDigest(ctx, matches, roles));
    }),
  );
}

/**
 * One open job of each role, newest first. Clusters may have changed since the matches were stored, so a role is
 * compared again with those of this digest and of earlier ones.
 */
async function jobsOfDigest(
  { stores }: Pick<AppContext, 'stores'>,
  matches: readonly MatchRecord[],
  roles: Roles,
): Promise<AlertJob[]> {
  const told = new Set<string>();
  const jobs: AlertJob[] = [];
  for (const { alertId, jobId, keys } of matches) {
    const role = roles.get(jobId);
    if (role === undefined) continue;
    const later = role.keys.filter((key) => !keys.includes(key));
    if (later.length > 0)
      for (const key of await findSentKeys(stores, alertId, later)) told.add(key);
    const job = role.keys.some((key) => told.has(key)) ? null : shownJob(role, jobId);
    if (job === null) continue;
    for (const key of role.keys) told.add(key);
    jobs.push(job);
  }
  return jobs.reverse();
}

function planDigest(
  alert: AlertRecord,
  matches: readonly MatchRecord[],
  jobs: readonly AlertJob[],
): DigestPlan {
  const due = alert.nextDueAt ?? new Date();
  const hasMore = matches.length === MOST_MATCHES;
  const later = new Date(Math.max(Date.now(), due.getTime() + 1));
  const matchIds = matches.map(({ _id }) => _id);
  return {
    alert,
    nextDueAt: hasMore ? later : dueAfter(alert, due, new Date()),
    lastDueAt: alert.cadence === 'instant' || hasMore ? alert.lastDueAt : due,
    ...(matchIds.length > 0 && { digest: { id: digestId(alert, matchIds), matchIds } }),
    told: jobs.length,
    events: digestEvents(alert, jobs),
  };
}
