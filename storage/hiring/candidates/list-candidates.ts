import type { QueryFilter } from 'mongoose';
import { askedWords } from '../../../domain/hiring/candidate-words.ts';
import type { InterviewedJobs } from '../../../domain/hiring/interviewer-view.ts';
import type { ApplicationStatus, Candidate } from '../../../domain/hiring/candidate.ts';
import { someBeginsWith } from '../../begins-with.ts';
import type { Stores } from '../../stores.ts';
import { candidateModel, type CandidateRecord } from './candidate.model.ts';
import { candidateOfRecord, unseen } from './candidates.ts';

export const candidateSorts = ['created_at', 'updated_at', 'name', 'email', 'source'] as const;
export type CandidateSort = (typeof candidateSorts)[number];

export interface CandidateFilter {
  accountId: string;
  jobId?: string | undefined;
  stage?: string | undefined;
  status?: ApplicationStatus | undefined;
  /** An answer of the application for `jobId`. */
  answer?: { key: string; values: readonly (string | number | boolean)[] } | undefined;
  source?: string | undefined;
  tag?: string | undefined;
  q?: string | undefined;
  /** Only these candidates, each with the roles whose applications are seen. */
  interviewed?: InterviewedJobs | undefined;
  /** Matches the candidate with an e-mail address. */
  id?: string | undefined;
  createdAfter?: Date | undefined;
  createdBefore?: Date | undefined;
  updatedAfter?: Date | undefined;
}

/** The last row of a page: the value that the list is sorted by, and the id. */
export interface CandidatePosition {
  value: string | null;
  id: string;
}

interface CandidatePage {
  sort: CandidateSort;
  descending: boolean;
  after: CandidatePosition | null;
  limit: number;
}

/** Names are sorted without case and accents. */
const ALPHABETICAL = { locale: 'en', strength: 1 };

const MEMBERS = {
  created_at: '_id',
  updated_at: 'updatedAt',
  name: 'name',
  email: 'email',
  source: 'source',
} as const satisfies Record<CandidateSort, keyof CandidateRecord>;

/** A page of an account's candidates in an order, without answers, notes and the texts of history. */
export async function listCandidates(
  { mongo }: Stores,
  filter: CandidateFilter,
  { sort, descending, after, limit }: CandidatePage,
): Promise<Candidate[]> {
  const member = MEMBERS[sort];
  const way = descending ? -1 : 1;
  const all = [...conditions(filter), ...(after === null ? [] : [follows(after, sort, way)])];
  const query = candidateModel(mongo)
    .find({ $and: all }, without)
    .sort(member === '_id' ? { _id: way } : { [member]: way, _id: way })
    .limit(limit);
  const isText = member !== '_id' && member !== 'updatedAt';
  const records = await (isText ? query.collation(ALPHABETICAL) : query).lean<CandidateRecord[]>();
  return records.map(candidateOfRecord);
}

/** The ids of candidates that match a filter, newest first. */
export async function listCandidateIds(
  { mongo }: Stores,
  filter: CandidateFilter,
  limit: number,
): Promise<string[]> {
  const records = await candidateModel(mongo)
    .find({ $and: conditions(filter) }, { _id: 1 })
    .sort({ _id: -1 })
    .limit(limit)
    .lean();
  return records.map(({ _id }) => _id);
}

/** How many candidates match a filter, counted up to a bound. */
export function countCandidates(
  { mongo }: Stores,
  filter: CandidateFilter,
  most: number,
): Promise<number> {
  return candidateModel(mongo).countDocuments({ $and: conditions(filter) }, { limit: most });
}

/** The position of a candidate in an order. */
export function positionOf(candidate: Candidate, sort: CandidateSort): CandidatePosition {
  const member = MEMBERS[sort];
  if (member === '_id') return { value: null, id: candidate.id };
  const value = candidate[member];
  return { value: value instanceof Date ? value.toISOString() : value, id: candidate.id };
}

const without = {
  ...unseen,
  notes: 0,
  'applications.answers': 0,
  ...{ 'applications.history.actor': 0, 'applications.history.reason': 0 },
} as const;

/** Rows after a position. Missing values come first, and are equal. */
function follows(
  { value, id }: CandidatePosition,
  sort: CandidateSort,
  way: 1 | -1,
): QueryFilter<CandidateRecord> {
  const member = MEMBERS[sort];
  const beyond = way === 1 ? '$gt' : '$lt';
  const later = { _id: { [beyond]: id } };
  if (member === '_id') return later;
  const at = member === 'updatedAt' && value !== null ? new Date(value) : value;
  const same = { [member]: at, ...later };
  if (at === null) return way === -1 ? same : { $or: [{ [member]: { $ne: null } }, same] };
  const others = [{ [member]: { [beyond]: at } }, ...(way === -1 ? [{ [member]: null }] : [])];
  return { $or: [...others, same] };
}

function conditions(filter: CandidateFilter): QueryFilter<CandidateRecord>[] {
  const { accountId, source, tag, q, id } = filter;
  return [
    { accountId, mergedInto: { $exists: false } },
    ...seenApplications(filter),
    ...(source === undefined ? [] : [{ source }]),
    ...(tag === undefined ? [] : [{ tags: tag }]),
    ...(q === undefined ? [] : beginWords(askedWords(q))),
    ...(id === undefined ? [] : [{ _id: id }]),
    ...times(filter),
  ];
}

function times({ createdAfter, createdBefore, updatedAfter }: CandidateFilter) {
  return [
    ...(createdAfter === undefined ? [] : [{ createdAt: { $gt: createdAfter } }]),
    ...(createdBefore === undefined ? [] : [{ createdAt: { $lt: createdBefore } }]),
    ...(updatedAfter === undefined ? [] : [{ updatedAt: { $gt: updatedAfter } }]),
  ];
}

/** The condition on applications. A member sees only those of the roles that they interview each candidate for. */
function seenApplications({ interviewed, ...filter }: CandidateFilter) {
  const application = applicationLike(filter);
  if (interviewed === undefined) {
    return application === null ? [] : [{ applications: { $elemMatch: application } }];
  }
  if (application === null) return [{ _id: { $in: [...interviewed.keys()] } }];
  const isAsked = (jobId: string) => filter.jobId === undefined || jobId === filter.jobId;
  const seen = [...interviewed].map(([id, jobs]) => ({
    _id: id,
    applications: { $elemMatch: { ...application, jobId: { $in: [...jobs].filter(isAsked) } } },
  }));
  return [seen.length === 0 ? { _id: { $in: [] } } : { $or: seen }];
}

/** Job, stage, status and answer must match the same application. */
function applicationLike({ jobId, stage, status, answer }: CandidateFilter) {
  const like = {
    ...(jobId !== undefined && { jobId }),
    ...(stage !== undefined && { stage }),
    ...(status !== undefined && { status }),
    ...(answer !== undefined && answerLike(answer)),
  };
  return Object.keys(like).length === 0 ? null : like;
}

/** An answer, one of several, or a choice with a text. */
function answerLike({ key, values }: NonNullable<CandidateFilter['answer']>) {
  const oneOf = { $in: [...values] };
  return { $or: [{ [`answers.${key}`]: oneOf }, { [`answers.${key}.value`]: oneOf }] };
}

/** Every query word is a prefix of one of the candidate's words. A query without words matches nothing. */
function beginWords(asked: readonly string[]): QueryFilter<CandidateRecord>[] {
  if (asked.length === 0) return [{ _id: { $in: [] } }];
  return asked.map((word) => ({ words: someBeginsWith(word) }));
}
