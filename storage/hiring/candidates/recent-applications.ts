import { collectionOf } from '../../define-model.ts';
import type { Stores } from '../../stores.ts';
import { candidateModel } from './candidate.model.ts';

/** Applications of a role that came in the last seven days, and in the seven days before. */
export interface RecentApplications {
  week: number;
  weekBefore: number;
}

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** The recent applications for each of these roles; no entry for a role without any. */
export async function countRecentApplications(
  { mongo }: Stores,
  { accountId, jobIds, now }: { accountId: string; jobIds: readonly string[]; now: Date },
): Promise<Map<string, RecentApplications>> {
  const since = new Date(now.getTime() - WEEK_MS);
  const from = new Date(since.getTime() - WEEK_MS);
  const recent = { jobId: { $in: [...jobIds] }, submittedAt: { $gt: from, $lte: now } };
  const isOfWeek = { $gt: ['$applications.submittedAt', since] };
  const counted = await collectionOf(mongo, candidateModel)
    .aggregate<RecentApplications & { _id: string }>([
      {
        $match: {
          accountId,
          // An application changes its candidate, so that those of two weeks are found by an index.
          updatedAt: { $gt: from },
          mergedInto: { $exists: false },
          applications: { $elemMatch: recent },
        },
      },
      { $unwind: '$applications' },
      {
        $match: {
          'applications.jobId': recent.jobId,
          'applications.submittedAt': recent.submittedAt,
        },
      },
      {
        $group: {
          _id: '$applications.jobId',
          week: { $sum: { $cond: [isOfWeek, 1, 0] } },
          weekBefore: { $sum: { $cond: [isOfWeek, 0, 1] } },
        },
      },
    ])
    .toArray();
  return new Map(counted.map(({ _id: id, week, weekBefore }) => [id, { week, weekBefore }]));
}
