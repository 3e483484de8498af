import type { StageCounts } from '../../../domain/hiring/posting-row.ts';
import { collectionOf } from '../../define-model.ts';
import type { Stores } from '../../stores.ts';
import { candidateModel } from './candidate.model.ts';

interface Counted {
  _id: { jobId: string; stage: string };
  count: number;
}

/** How many applications for each of these roles of an account are at each stage. */
export async function countApplicationsByStage(
  { mongo }: Stores,
  accountId: string,
  jobIds: readonly string[],
): Promise<Map<string, StageCounts>> {
  const counts = new Map<string, StageCounts>(jobIds.map((id) => [id, {}]));
  const counted = await collectionOf(mongo, candidateModel)
    .aggregate<Counted>([
      {
        $match: {
          accountId,
          'applications.jobId': { $in: [...jobIds] },
          mergedInto: { $exists: false },
        },
      },
      { $unwind: '$applications' },
      { $match: { 'applications.jobId': { $in: [...jobIds] } } },
      {
        $group: {
          _id: { jobId: '$applications.jobId', stage: '$applications.stage' },
          count: { $sum: 1 },
        },
      },
      { $sort: { '_id.stage': 1 } },
    ])
    .toArray();
  for (const { _id, count } of counted) {
    const ofJob = counts.get(_id.jobId);
    if (ofJob) ofJob[_id.stage] = count;
  }
  return counts;
}
