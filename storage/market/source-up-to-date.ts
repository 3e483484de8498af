import type { Stores } from '../stores.ts';
import { runPageModel } from './ingestion-run.model.ts';
import { jobModel } from './job.model.ts';

/** Whether a source has no pending work: missed reads, groups, company counts and index documents. */
export async function isSourceUpToDate({ mongo }: Stores, sourceId: string): Promise<boolean> {
  const jobs = jobModel(mongo);
  const waiting = await Promise.all([
    jobs.exists({ sourceId, closedAt: null, missedReads: { $gte: 1 } }),
    jobs.exists({ sourceId, 'groupDue.at': { $exists: true } }),
    jobs.exists({ sourceId, indexDueAt: { $exists: true } }),
    runPageModel(mongo).exists({ sourceId, 'countDue.at': { $exists: true } }),
  ]);
  return waiting.every((one) => one === null);
}
