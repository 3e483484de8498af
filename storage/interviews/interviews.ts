import type { QueryFilter } from 'mongoose';
import type { AuditEntry } from '../../domain/accounts/audit/audit-entry.ts';
import { isId, type OwnedRef } from '../../domain/common/ids.ts';
import type { PageStart } from '../../domain/common/result-page.ts';
import type { Interview, InterviewStatus } from '../../domain/interviews/interview.ts';
import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import { pushToTrail } from '../accounts/audit/trail.schema.ts';
import { collectionOf } from '../define-model.ts';
import { isDuplicateKey, unlessTaken } from '../duplicate-key.ts';
import { insertOverFreedKey } from '../insert-over-freed-key.ts';
import { newestFirst } from '../newest-first.ts';
import type { Stores } from '../stores.ts';
import { bookedMinutes } from './booked-minutes.ts';
import { interviewModel, type InterviewRecord } from './interview.model.ts';

/** Members of the document that are not part of the interview. */
const unseen = { outbox: 0, trail: 0, booked: 0 } as const;

interface News {
  events: readonly OutboxEvent[];
  trail: readonly AuditEntry[];
}

/** Adds an interview with its news and the time it takes; false when an interviewer is booked or the id is in use. */
export async function insertInterview(
  { mongo }: Stores,
  { id, ...interview }: Interview,
  { events, trail }: News,
): Promise<boolean> {
  const booked = bookedMinutes(interview);
  const content = { ...interview, outbox: [...events], trail: [...trail] };
  if (booked === null) {
    return unlessTaken(() => interviewModel(mongo).create({ _id: id, ...content }));
  }
  const record = { ...content, booked };
  if (await unlessTaken(() => interviewModel(mongo).create({ _id: id, ...record }))) return true;
  if ((await interviewModel(mongo).exists({ _id: id })) !== null) return false;
  const collection = collectionOf(mongo, interviewModel);
  return insertOverFreedKey(collection, { _id: id }, { $set: record });
}

/** An interview of an account; null when there is none. */
export async function findInterview(
  { mongo }: Stores,
  { accountId, id }: OwnedRef,
): Promise<Interview | null> {
  if (!isId('interview', id)) return null;
  return found(
    await interviewModel(mongo).findOne({ _id: id, accountId }, unseen).lean<InterviewRecord>(),
  );
}

/** The interview of any account that a token opens, by the token's hash. */
export async function findInterviewByToken(
  { mongo }: Stores,
  tokenHash: string,
): Promise<Interview | null> {
  return found(await interviewModel(mongo).findOne({ tokenHash }, unseen).lean<InterviewRecord>());
}

export interface InterviewFilter {
  accountId: string;
  status?: InterviewStatus | undefined;
  candidateIds?: readonly string[] | undefined;
  jobId?: string | undefined;
  /** Keys of interviewers, of whom one takes part. */
  interviewerKeys?: readonly string[] | undefined;
  /** Key of a person: only interviews that they hold and that are not cancelled. */
  heldBy?: string | undefined;
  /** Of the start. */
  from?: Date | undefined;
  to?: Date | undefined;
}

/** A page of an account's interviews, newest first. */
export async function listInterviews(
  { mongo }: Stores,
  filter: InterviewFilter,
  page: PageStart,
): Promise<Interview[]> {
  const query = { ...page, without: unseen };
  return (await newestFirst(interviewModel(mongo), queryOf(filter), query)).map(interviewOf);
}

function queryOf(filter: InterviewFilter): QueryFilter<InterviewRecord> {
  const { accountId, status, candidateIds, jobId, interviewerKeys, heldBy, from, to } = filter;
  const startsAt = {
    ...(from !== undefined && { $gte: from }),
    ...(to !== undefined && { $lt: to }),
  };
  return {
    accountId,
    ...(status !== undefined && { status }),
    ...(candidateIds !== undefined && { candidateId: { $in: [...candidateIds] } }),
    ...(jobId !== undefined && { jobId }),
    ...(interviewerKeys !== undefined && { 'interviewers.key': { $in: [...interviewerKeys] } }),
    ...(Object.keys(startsAt).length > 0 && { startsAt }),
    ...(heldBy !== undefined && {
      $and: [{ 'interviewers.key': heldBy }, { status: { $ne: 'cancelled' as const } }],
    }),
  };
}

export interface InterviewWrite extends Partial<News> {
  /** The new state; `version` is the version that was read. */
  interview: Interview;
  /** The status that was read. */
  from: InterviewStatus;
}

/**
 * Writes an interview over the version and status that were read, with news and the time it takes, in one write. Null
 * when the write lost the race; `taken` when an interviewer is booked.
 */
export async function writeInterview(
  { mongo }: Stores,
  { interview, from, events = [], trail = [] }: InterviewWrite,
): Promise<Interview | null | 'taken'> {
  const { id, version, ...content } = interview;
  const booked = bookedMinutes(interview);
  try {
    const record = await interviewModel(mongo)
      .findOneAndUpdate(
        { _id: id, accountId: interview.accountId, version, status: from },
        {
          $set: { ...content, updatedAt: new Date(), ...(booked !== null && { booked }) },
          ...(booked === null && { $unset: { booked: '' } }),
          $inc: { version: 1 },
          $push: { outbox: { $each: [...events] }, ...pushToTrail(trail) },
        },
        { returnDocument: 'after', projection: unseen },
      )
      .lean<InterviewRecord>();
    return found(record);
  } catch (error) {
    if (isDuplicateKey(error)) return 'taken';
    throw error;
  }
}

function found(record: InterviewRecord | null): Interview | null {
  return record === null ? null : interviewOf(record);
}

function interviewOf({
  _id: id,
  outbox: _outbox,
  trail: _trail,
  booked: _booked,
  ...interview
}: InterviewRecord): Interview {
  return { id, ...interview };
}
