import { isDuplicateKey } from '../platform/duplicate-key.ts';
import type { Stores } from '../stores.ts';
import { jobModel, type JobRecord } from './job.model.ts';

/** A hosted role as the market stores it, but for what the market keeps of every job by itself. */
export type HostedJob = Omit<
  JobRecord,
  | 'aiSummary'
  | 'clusterId'
  | 'clusterPrimary'
  | 'revision'
  | 'indexedRevision'
  | 'indexDueAt'
  | 'postingVersion'
> & { postingVersion: number };

/**
 * Writes the job of a hosted role unless this or a later state of the role is stored already: writes may be repeated
 * and come in any order. Answers the block in which near-duplicates were looked for before; null when it is new or
 * nothing was written.
 */
export async function writeHostedJob(
  { mongo }: Stores,
  { _id, ...fields }: HostedJob,
): Promise<string | null> {
  const fresh = { aiSummary: null, clusterId: _id, clusterPrimary: true, indexedRevision: 0 };
  try {
    const before = await jobModel(mongo)
      .findOneAndUpdate(
        { _id, postingVersion: { $lt: fields.postingVersion } },
        {
          $set: { ...fields, indexDueAt: fields.revisedAt },
          $inc: { revision: 1 },
          $setOnInsert: fresh,
        },
        { upsert: true, returnDocument: 'before', projection: { clusterBlock: 1 } },
      )
      .lean<Pick<JobRecord, 'clusterBlock'> | null>();
    return before?.clusterBlock ?? null;
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}
