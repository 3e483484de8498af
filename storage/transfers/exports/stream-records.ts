import type { QueryFilter } from 'mongoose';
import type { Candidate } from '../../../domain/hiring/candidate.ts';
import type { Posting } from '../../../domain/hiring/posting.ts';
import type { ExportFilter } from '../../../domain/transfers/exports/export.ts';
import { candidateModel, type CandidateRecord } from '../../hiring/candidates/candidate.model.ts';
import { candidateOfRecord, unseen } from '../../hiring/candidates/candidates.ts';
import { postingModel, type PostingRecord } from '../../hiring/posting.model.ts';
import { postingOfRecord } from '../../hiring/postings.ts';
import type { Stores } from '../../stores.ts';

const BATCH = 100;

interface Wanted {
  accountId: string;
  filter: ExportFilter;
}

/** The candidates of an account one by one, oldest first; without merged duplicates and anonymised people. */
export async function* streamCandidates(
  { mongo }: Stores,
  { accountId, filter }: Wanted,
): AsyncGenerator<Candidate> {
  const { source, tag } = filter;
  const like = applicationLike(filter);
  const wanted: QueryFilter<CandidateRecord> = {
    accountId,
    mergedInto: { $exists: false },
    anonymizedAt: null,
    ...(source !== undefined && { source }),
    ...(tag !== undefined && { tags: tag }),
    ...(Object.keys(like).length > 0 && { applications: { $elemMatch: like } }),
  };
  const found = candidateModel(mongo)
    .find(wanted, unseen)
    .sort({ _id: 1 })
    .lean<CandidateRecord[]>()
    .cursor({ batchSize: BATCH });
  for await (const record of found) yield candidateOfRecord(record);
}

/** The members that an application must have. */
export function applicationLike({ job_id: jobId, stage, status }: ExportFilter) {
  return {
    ...(jobId !== undefined && { jobId }),
    ...(stage !== undefined && { stage }),
    ...(status !== undefined && { status }),
  };
}

/** The roles of an account one by one, oldest first. */
export async function* streamPostings(
  { mongo }: Stores,
  { accountId, filter: { status } }: Wanted,
): AsyncGenerator<Posting> {
  const wanted = { accountId, ...(status !== undefined && { status }) };
  const found = postingModel(mongo)
    .find(wanted as QueryFilter<PostingRecord>, { outbox: 0 })
    .sort({ _id: 1 })
    .lean<PostingRecord[]>()
    .cursor({ batchSize: BATCH });
  for await (const record of found) yield postingOfRecord(record);
}
