import type { Interview } from '../../domain/interviews/interview.ts';
import type { Stores } from '../stores.ts';
import { interviewModel, type InterviewRecord } from './interview.model.ts';

/** An interview that took place. */
export type EndedInterview = Pick<
  Interview,
  'id' | 'accountId' | 'candidateId' | 'interviewers'
> & {
  startsAt: Date;
  endsAt: Date;
};

interface EndedPage {
  after: Date;
  until: Date;
  /** The last interview of the page before. */
  since: string;
  limit: number;
}

/** Interviews of all accounts that ended within a span and were not called off, by id. */
export async function findEndedInterviews(
  { mongo }: Stores,
  { after, until, since, limit }: EndedPage,
): Promise<EndedInterview[]> {
  const records = await interviewModel(mongo)
    .find(
      {
        _id: { $gt: since },
        endsAt: { $gt: after, $lte: until },
        status: { $in: ['scheduled', 'done'] },
      },
      { accountId: 1, candidateId: 1, interviewers: 1, startsAt: 1, endsAt: 1 },
    )
    .sort({ _id: 1 })
    .limit(limit)
    .lean<(InterviewRecord & Pick<EndedInterview, 'startsAt' | 'endsAt'>)[]>();
  return records.map(({ _id: id, accountId, candidateId, ...rest }) => {
    const { interviewers, startsAt, endsAt } = rest;
    return { id, accountId, candidateId, interviewers, startsAt, endsAt };
  });
}
