import { batches } from '../../../domain/common/batches.ts';
import { readRestoredAt } from '../../../storage/installation.ts';
import { markOldJobs, streamNewJobs } from '../../../storage/market/alerts/alert-jobs.ts';
import { earliestStart } from '../../../storage/market/alerts/enabled-alerts.ts';
import { advanceWatermark, readWatermark } from '../../../storage/market/alerts/progress.ts';
import type { AlertSweep } from '../../../workflows/market/contract.ts';
import type { AppContext } from '../../context.ts';
import { finishDigests } from './finish-digests.ts';
import { matchNewJobs } from './match-new-jobs.ts';
import { sendDueDigests } from './send-due-digests.ts';

const JOBS_AT_ONCE = 1_000;
/** Jobs this much older than the watermark are matched again: clocks differ, and a write may arrive late. */
const OVERLAP_MS = 120_000;
/** Time that a refresh of the index may need beyond its interval. */
const REFRESH_MARGIN_MS = 1_000;

/**
 * One pass over the alerts: finishes digests that a crash left, matches new jobs and sends what is due. Idempotent.
 * While Elasticsearch is away the watermark stays and due digests are still sent.
 * @param beat called between batches; throws to end the pass.
 */
export async function sweepAlerts(
  ctx: AppContext,
  beat: () => void = () => undefined,
): Promise<AlertSweep> {
  await finishDigests(ctx, beat);
  const sweep: AlertSweep = { jobs: 0, asked: 0, told: 0, behindSeconds: 0 };
  try {
    await matchAll(ctx, sweep, beat);
  } finally {
    sweep.told += await sendDueDigests(ctx, beat);
  }
  return sweep;
}

/** Due alerts are sent after each batch, so that instant alerts do not wait for the end of a large import. */
async function matchAll(ctx: AppContext, sweep: AlertSweep, beat: () => void): Promise<void> {
  const { stores } = ctx;
  const until = new Date(Date.now() - stores.search.refreshMs - REFRESH_MARGIN_MS);
  const watermark = (await readWatermark(stores)) ?? (await firstWatermark(ctx));
  const start = await earliestStart(stores);
  if (start !== null && start < until) {
    const after = new Date(watermark.getTime() - OVERLAP_MS);
    const span = { after, until, restoredAt: await readRestoredAt(stores) };
    for await (const jobs of batches(streamNewJobs(stores, span), JOBS_AT_ONCE)) {
      sweep.jobs += jobs.length;
      sweep.asked = Math.max(sweep.asked, await matchNewJobs(ctx, jobs, beat));
      await advanceWatermark(stores, jobs.at(-1)?.searchableAt ?? watermark);
      sweep.told += await sendDueDigests(ctx, beat);
    }
  }
  await advanceWatermark(stores, until);
  sweep.behindSeconds = Math.round((Date.now() - until.getTime()) / 1_000);
}

/** The first sweep begins with the oldest alert; jobs that were searchable before it are old. */
async function firstWatermark({ stores }: Pick<AppContext, 'stores'>): Promise<Date> {
  await markOldJobs(stores);
  return (await earliestStart(stores)) ?? new Date();
}
