import { expect } from '@jest/globals';
import { refreshIndexes } from '../../../storage/market/search/job-index.ts';
import { jobModel, type JobRecord } from '../../../storage/market/job.model.ts';
import type { Stores } from '../../../storage/stores.ts';

type Shown = Pick<JobRecord, '_id' | 'revision'>;

/**
 * Index equals MongoDB: every open primary job has a document at its revision, there are no other documents, and
 * nothing is waiting to be indexed.
 */
export async function expectIndexEqualsMongo(stores: Stores): Promise<void> {
  await refreshIndexes(stores);
  const jobs = jobModel(stores.mongo);
  expect(await jobs.countDocuments({ indexDueAt: { $exists: true } })).toBe(0);
  const shown = await jobs
    .find({ closedAt: null, clusterPrimary: true }, { revision: 1 })
    .lean<Shown[]>();
  const { client, jobsIndex } = stores.search;
  const { count } = await client.count({ index: jobsIndex });
  expect(count).toBe(shown.length);
  const ids = shown.map(({ _id }) => _id);
  const { docs } = await client.mget({ index: jobsIndex, ids, _source: false });
  const versions = docs.map((doc) => ('found' in doc && doc.found ? doc._version : null));
  expect(versions).toEqual(shown.map(({ revision }) => revision));
}
