import type { Stores } from '../stores.ts';
import type { DueJob } from './due-jobs.ts';
import { jobModel } from './job.model.ts';

/** Selects the jobs of a pass: all open ones, or all whose revision changed since a moment. */
export type StreamScope = 'open' | { revisedSince: Date };

/** Jobs in batches, by id, without their long texts. */
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
      .find({ ...filter, _id: { $gt: after } }, { clusterSignature: 0 })
      .sort({ _id: 1 })
      .limit(batch)
      .lean<DueJob[]>();
    const last = jobs.at(-1);
    if (!last) return;
    yield jobs;
    after = last._id;
  }
}

/** The number of open jobs: the size of a rebuild. */
export function countOpenJobs(stores: Stores): Promise<number> {
  return jobModel(stores.mongo).countDocuments({ closedAt: null });
}
