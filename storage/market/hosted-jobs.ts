import { isDuplicateKey } from '../duplicate-key.ts';
import type { Stores } from '../stores.ts';
import { groupDueFrom } from './grouping-due.ts';
import { jobModel, type JobRecord } from './job.model.ts';

/** A hosted role as the market stores it, without the members that the market adds to every job. */
export type HostedJob = Omit<
  JobRecord,
  | 'aiSummary'
  | 'clusterId'
  | 'clusterPrimary'
  | 'groupDue'
  | 'revision'
  | 'indexedRevision'
  | 'indexDueAt'
  | 'postingVersion'
> & { postingVersion: number };

/**
 * Writes the job of a hosted role unless this or a later version of the role is stored. Writes are idempotent and may
 * arrive in any order. The same write records the former block and company, so that they are regrouped and recounted.
 */
export async function writeHostedJob(
  { mongo }: Stores,
  { _id, ...fields }: HostedJob,
): Promise<void> {
  const fresh = { aiSummary: null, clusterId: _id, clusterPrimary: true, indexedRevision: 0 };
  const written = { ...fields, indexDueAt: fields.revisedAt };
  try {
    await jobModel(mongo).updateOne(
      { _id, postingVersion: { $lt: fields.postingVersion } },
      [
        {
          $replaceWith: {
            $mergeObjects: [
              { $literal: fresh },
              '$$ROOT',
              { $literal: written },
              {
                revision: { $add: [{ $ifNull: ['$revision', 0] }, 1] },
                groupDue: {
                  ...groupDueFrom(fields.revisedAt),
                  blocks: withFormer('$groupDue.blocks', '$clusterBlock'),
                  companyIds: withFormer('$groupDue.companyIds', '$company.id'),
                },
              },
            ],
          },
        },
      ],
      { upsert: true, updatePipeline: true },
    );
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/** The recorded values and the job's former value, if it exists. */
function withFormer(noted: string, former: string) {
  const had = { $filter: { input: [former], cond: { $ne: ['$$this', null] } } };
  return { $setUnion: [{ $ifNull: [noted, []] }, had] };
}
