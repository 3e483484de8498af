import { createSafeFetch } from '../../clients/safe-fetch/index.ts';
import type { AppContext } from '../../services/context.ts';
import { createCloseMissing } from './close-missing.ts';
import { createExpireJobs } from './expire-jobs.ts';
import { createGroupDuplicates } from './group-duplicates.ts';
import { createIndexOverdue, createIndexSource } from './index-source.ts';
import { createReadSource } from './read-source.ts';
import { createRecordRun } from './record-run.ts';
import { createStartDueReads } from './start-due-reads.ts';
import { createSweepAlerts } from './sweep-alerts.ts';
import { createSweepRecordings } from './sweep-recordings.ts';
import { createWriteJobSummary } from './write-job-summary.ts';

export type MarketActivities = ReturnType<typeof createMarketActivities>;

/** The activities of the market area: one line each. */
export function createMarketActivities(ctx: AppContext) {
  const { allowLoopback, allowCidrs: allowedCidrs, maxBodyBytes: maxBytes } = ctx.config.fetch;
  const safeFetch = createSafeFetch({
    allowLoopback,
    allowedCidrs,
    maxBytes,
    // A feed server on the developer's machine may use any port.
    ...(allowLoopback ? { allowedPorts: 'any' as const } : {}),
  });
  return {
    readSource: createReadSource(ctx, safeFetch),
    closeMissing: createCloseMissing(ctx),
    groupDuplicates: createGroupDuplicates(ctx),
    indexSource: createIndexSource(ctx),
    indexOverdue: createIndexOverdue(ctx),
    recordRun: createRecordRun(ctx),
    startDueReads: createStartDueReads(ctx),
    expireJobs: createExpireJobs(ctx),
    sweepAlerts: createSweepAlerts(ctx),
    sweepRecordings: createSweepRecordings(ctx),
    writeJobSummary: createWriteJobSummary(ctx),
  };
}
