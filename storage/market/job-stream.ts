import type { Stores } from '../stores.ts';
import type { DueJob } from './due-jobs.ts';
import { jobModel } from './job.model.ts';

/** Which jobs a pass goes over: all that are open, or all whose revision grew since a moment. */
export type StreamScope = 'open' | { revisedSince: Date };

/** Jobs in batches, in the order of their ids, without their long texts. */
export async function* streamJobs(
  stores: Stores,
  scope: StreamScope,
  batch: number,
): AsyncGenerator<DueJob[]> {
  const filter =
    scope === 'open' ? { closedAt: null } : { revisedAt: { $gte: scope.revisedSince } };
  let after = '';
  for (;;) {
    const jobs = await jobModel(stores.mongo)
      .find({ ...filter, _id: { $gt: after } }, { descriptionText: 0, clusterSignature: 0 })
      .sort({ _id: 1 })
      .limit(batch)
      .lean<DueJob[]>();
    const last = jobs.at(-1);
    if (!last) return;
    yield jobs;
    after = last._id;
  }
}

/** How many jobs are open; what a rebuild has ahead of it. */
export function countOpenJobs(stores: Stores): Promise<number> {
  return jobModel(stores.mongo).countDocuments({ closedAt: null });
}
