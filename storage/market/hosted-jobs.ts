import { isDuplicateKey } from '../duplicate-key.ts';
import type { Stores } from '../stores.ts';
import { groupDueFrom } from './grouping-due.ts';
import { jobModel, type JobRecord } from './job.model.ts';

/** A hosted role as the market stores it, but for what the market keeps of every job by itself. */
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
 * Writes the job of a hosted role unless this or a later state of the role is stored already: writes may be repeated
 * and come in any order. The same write notes where near-duplicates were looked for, and for whom it was counted.
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

/** What was noted earlier, and what the job had until now, if it existed. */
function withFormer(noted: string, former: string) {
  const had = { $filter: { input: [former], cond: { $ne: ['$$this', null] } } };
  return { $setUnion: [{ $ifNull: [noted, []] }, had] };
}
