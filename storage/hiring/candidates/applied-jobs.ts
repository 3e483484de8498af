import type { PageStart } from '../../../domain/common/result-page.ts';
import type { Application } from '../../../domain/hiring/candidate.ts';
import type { Stores } from '../../stores.ts';
import { candidateModel } from './candidate.model.ts';

/** The members of an application that its account sees: the stage, without notes of the company. */
export type AppliedJob = Pick<
  Application,
  'id' | 'jobId' | 'jobTitle' | 'companyName' | 'stage' | 'submittedAt' | 'sessionId'
>;

/** A page of the applications that an account made, newest first, across companies. */
export async function listAppliedJobs(
  { mongo }: Stores,
  accountId: string,
  { before, limit }: PageStart,
): Promise<AppliedJob[]> {
  return candidateModel(mongo).aggregate<AppliedJob>([
    ...applicationsOf(accountId),
    { $replaceRoot: { newRoot: '$applications' } },
    ...(before === null ? [] : [{ $match: { id: { $lt: before } } }]),
    { $sort: { id: -1 } },
    { $limit: limit },
    {
      $project: {
        ...{ id: 1, jobId: 1, jobTitle: 1, companyName: 1, stage: 1, submittedAt: 1, sessionId: 1 },
      },
    },
  ]);
}

/** The number of an account's applications per stage, largest first. */
export async function countAppliedJobs(
  { mongo }: Stores,
  accountId: string,
): Promise<{ status: string; count: number }[]> {
  return candidateModel(mongo).aggregate<{ status: string; count: number }>([
    ...applicationsOf(accountId),
    { $group: { _id: '$applications.stage', count: { $sum: 1 } } },
    { $sort: { count: -1, _id: 1 } },
    { $project: { _id: 0, status: '$_id', count: 1 } },
  ]);
}

function applicationsOf(accountId: string) {
  const made = { 'applications.appliedBy': accountId };
  // Applications that a duplicate still holds while it is merged are counted once, for its survivor.
  return [
    { $match: { ...made, mergedInto: { $exists: false } } },
    { $unwind: '$applications' },
    { $match: made },
  ];
}
