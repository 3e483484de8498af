import type { PageStart } from '../../../domain/common/result-page.ts';
import type { Candidate } from '../../../domain/hiring/candidate.ts';
import type { ListedApplication } from '../../../domain/hiring/pipeline/candidate-row.ts';
import type { Stores } from '../../stores.ts';
import { candidateModel } from './candidate.model.ts';

/** An application for a job, and the candidate who made it. */
export interface JobApplication extends ListedApplication {
  candidate: Pick<Candidate, 'id' | 'name' | 'email' | 'phone'>;
}

interface ApplicationList {
  accountId: string;
  jobId: string;
  stage: string | undefined;
}

/** A page of the applications for a job of an account, newest first, without answers and history. */
export async function listJobApplications(
  { mongo }: Stores,
  { accountId, jobId, stage }: ApplicationList,
  { before, limit }: PageStart,
): Promise<JobApplication[]> {
  return candidateModel(mongo).aggregate<JobApplication>([
    { $match: { accountId, 'applications.jobId': jobId, mergedInto: { $exists: false } } },
    {
      $project: {
        ...{ name: 1, email: 1, phone: 1 },
        ...Object.fromEntries(shown.map((member) => [`applications.${member}`, 1])),
        'applications.history.enteredAt': 1,
      },
    },
    { $unwind: '$applications' },
    {
      $match: {
        'applications.jobId': jobId,
        ...(stage !== undefined && { 'applications.stage': stage }),
        ...(before !== null && { 'applications.id': { $lt: before } }),
      },
    },
    { $sort: { 'applications.id': -1 } },
    { $limit: limit },
    {
      $project: {
        _id: 0,
        ...Object.fromEntries(shown.map((member) => [member, `$applications.${member}`])),
        history: '$applications.history',
        candidate: { id: '$_id', name: '$name', email: '$email', phone: '$phone' },
      },
    },
  ]);
}

const shown = [
  ...['id', 'jobId', 'jobTitle', 'stage', 'status', 'submittedAt', 'files'],
  ...['lastJob', 'knockedOutBy'],
] as const;
