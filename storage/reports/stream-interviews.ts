import type { InterviewFact } from '../../domain/reports/facts.ts';
import { collectionOf } from '../define-model.ts';
import { interviewModel, type InterviewRecord } from '../interviews/interview.model.ts';
import type { Stores } from '../stores.ts';
import { BATCH, withSources } from './with-sources.ts';

type Found = Pick<
  InterviewRecord,
  'candidateId' | 'jobId' | 'status' | 'startsAt' | 'createdAt' | 'durationMinutes'
> & { interviewers: object[] };

/** The interviews of an account one by one, with the sources of their candidates. */
export async function* streamInterviews(
  stores: Stores,
  { accountId, jobId }: { accountId: string; jobId: string | null },
): AsyncGenerator<InterviewFact> {
  const found = collectionOf(stores.mongo, interviewModel)
    .find<Found>({ accountId, ...(jobId !== null && { jobId }) }, { projection })
    .batchSize(BATCH);
  for await (const interview of withSources(stores, accountId, found)) yield factOf(interview);
}

const projection = {
  ...{ _id: 0, candidateId: 1, jobId: 1, status: 1, startsAt: 1, createdAt: 1 },
  ...{ durationMinutes: 1, 'interviewers.memberId': 1 },
} as const;

function factOf(interview: Found & { source: string | null }): InterviewFact {
  const { jobId = null, status, startsAt = null, createdAt, source } = interview;
  return {
    ...{ jobId, status, startsAt, createdAt, source },
    // The title may name a person.
    title: '',
    minutes: interview.durationMinutes,
    interviewers: interview.interviewers.length,
  };
}
