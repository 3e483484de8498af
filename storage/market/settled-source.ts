import type { Stores } from '../stores.ts';
import { runPageModel } from './ingestion-run.model.ts';
import { jobModel } from './job.model.ts';

/** Whether nothing waits of a source: no miss to be counted again, no group, no company, no index document. */
export async function isSettled({ mongo }: Stores, sourceId: string): Promise<boolean> {
  const jobs = jobModel(mongo);
  const waiting = await Promise.all([
    jobs.exists({ sourceId, closedAt: null, missedReads: { $gte: 1 } }),
    jobs.exists({ sourceId, 'groupDue.at': { $exists: true } }),
    jobs.exists({ sourceId, indexDueAt: { $exists: true } }),
    runPageModel(mongo).exists({ sourceId, 'countDue.at': { $exists: true } }),
  ]);
  return waiting.every((one) => one === null);
}
