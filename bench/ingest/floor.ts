import mongoose from 'mongoose';
import { jobWrite } from '../../services/market/indexing/index-jobs.ts';
import type { AppContext } from '../../services/context.ts';
import type { DueJob } from '../../storage/market/due-jobs.ts';
import {
  refreshIndexes,
  writeJobDocuments,
  type JobWrite,
} from '../../storage/market/search/job-index.ts';

/** The writes of an ingestion, ready to be repeated. */
export interface Captured {
  records: DueJob[];
  writes: JobWrite[];
}

const BATCH = 250;

/** The jobs in MongoDB that are not in `seen` yet, with their documents. */
export async function capture(ctx: AppContext, seen: Set<string>): Promise<Captured> {
  const stored = await jobsOf(ctx).find({}).toArray();
  const records = (stored as unknown as DueJob[]).filter(({ _id }) => !seen.has(_id));
  for (const { _id } of records) seen.add(_id);
  return { records, writes: records.map(jobWrite) };
}

/**
 * The minimal cost of storing these jobs: bare `bulkWrite` and `_bulk` in one loop, into a collection and index with
 * the same settings. Returns milliseconds until they are searchable.
 */
export async function writeFloor(ctx: AppContext, { records, writes }: Captured): Promise<number> {
  const startedAt = performance.now();
  const jobs = jobsOf(ctx);
  for (let at = 0; at < records.length; at += BATCH) {
    const batch = records.slice(at, at + BATCH);
    await jobs.bulkWrite(
      batch.map((document) => ({ insertOne: { document: document as never } })),
      { ordered: false },
    );
    await writeJobDocuments(ctx.stores, writes.slice(at, at + BATCH));
  }
  await refreshIndexes(ctx.stores);
  return performance.now() - startedAt;
}

export async function searchableJobs({ stores: { search } }: AppContext): Promise<number> {
  const { count } = await search.client.count({ index: search.jobsIndex });
  return count;
}

function jobsOf({ stores: { mongo } }: AppContext) {
  if (mongo.readyState !== mongoose.ConnectionStates.connected) {
    throw new Error('MongoDB is not connected.');
  }
  return mongo.collection('jobs');
}
