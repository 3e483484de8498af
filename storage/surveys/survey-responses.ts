import { isId, type OwnedRef } from '../../domain/common/ids.ts';
import type { PageStart } from '../../domain/common/result-page.ts';
import type { AnswerCount } from '../../domain/surveys/aggregates.ts';
import type { SurveyResponse } from '../../domain/surveys/response.ts';
import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import { insertInBatches } from '../insert-in-batches.ts';
import { newestFirst } from '../newest-first.ts';
import type { Stores } from '../stores.ts';
import { surveyResponseModel, type SurveyResponseRecord } from './survey-response.model.ts';
import { someText } from '../partial-index.ts';

export interface NewSurveyResponse {
  response: SurveyResponse;
  events: OutboxEvent[];
  /** The token it spends. */
  tokenHash: string | null;
}

const insertRecord = insertInBatches(surveyResponseModel);

/** Adds a response with its event; false when its id or its token is taken. */
export function insertSurveyResponse(
  stores: Stores,
  { response: { id, ...response }, events, tokenHash }: NewSurveyResponse,
): Promise<boolean> {
  const record: SurveyResponseRecord = {
    _id: id,
    ...response,
    ...(tokenHash !== null && { tokenHash }),
    outbox: events,
  };
  return insertRecord(stores, record);
}

/** A response of a survey of an account; null when there is none. */
export async function findSurveyResponse(
  { mongo }: Stores,
  { accountId, surveyId, id }: OwnedRef & { surveyId: string },
): Promise<SurveyResponse | null> {
  if (!isId('surveyResponse', id)) return null;
  const record = await surveyResponseModel(mongo)
    .findOne({ _id: id, accountId, surveyId }, unseen)
    .lean<SurveyResponseRecord>();
  return record === null ? null : responseOf(record);
}

/** A page of a survey's responses, newest first. */
export async function listSurveyResponses(
  { mongo }: Stores,
  surveyId: string,
  page: PageStart,
): Promise<SurveyResponse[]> {
  const records = await newestFirst(
    surveyResponseModel(mongo),
    { surveyId },
    { ...page, without: unseen },
  );
  return records.map(responseOf);
}

/** The newest response of a survey; null while there is none. */
export async function newestResponseId(
  { mongo }: Stores,
  surveyId: string,
): Promise<string | null> {
  const record = await surveyResponseModel(mongo)
    .findOne({ surveyId }, { _id: 1 })
    .sort({ _id: -1 })
    .lean();
  return record?._id ?? null;
}

/** Whether a response chose an option of a question, alone or among others, with or without a text. */
export async function isOptionChosen(
  { mongo }: Stores,
  surveyId: string,
  { key, value }: { key: string; value: string },
): Promise<boolean> {
  const members = ['answers', 'apartAnswers'].flatMap((part) => [
    { [`${part}.${key}`]: value },
    { [`${part}.${key}.value`]: value },
  ]);
  const chosen = await surveyResponseModel(mongo).exists({ surveyId, $or: members });
  return chosen !== null;
}

/**
 * How often each answer was given, over all responses. Answers to questions outside `byValue` are counted without
 * their values.
 */
export async function countAnswers(
  { mongo }: Stores,
  surveyId: string,
  byValue: readonly string[],
): Promise<AnswerCount[]> {
  const pairs = {
    $concatArrays: [{ $objectToArray: '$answers' }, { $objectToArray: '$apartAnswers' }],
  };
  const value = { $cond: [{ $in: ['$pairs.k', byValue] }, '$pairs.v', null] };
  const counts = await surveyResponseModel(mongo).aggregate<{
    _id: { key: string; value: unknown };
    count: number;
  }>([
    { $match: { surveyId } },
    { $project: { pairs } },
    { $unwind: '$pairs' },
    { $group: { _id: { key: '$pairs.k', value }, count: { $sum: 1 } } },
  ]);
  return counts.map(({ _id, count }) => ({ ..._id, count }));
}

/** Deletes one response; false when there is none. */
export async function deleteSurveyResponse(
  { mongo }: Stores,
  { accountId, id }: OwnedRef,
): Promise<boolean> {
  const { deletedCount } = await surveyResponseModel(mongo).deleteOne({ _id: id, accountId });
  return deletedCount === 1;
}

/** Deletes every response of a survey. */
export async function deleteResponsesOf({ mongo }: Stores, surveyId: string): Promise<void> {
  await surveyResponseModel(mongo).deleteMany({ surveyId });
}

/** Removes the link from responses to a candidate. */
export async function unlinkResponses(
  { mongo }: Stores,
  accountId: string,
  candidateIds: readonly string[],
): Promise<void> {
  await surveyResponseModel(mongo).updateMany(
    { candidateId: { $in: [...candidateIds], ...someText }, accountId },
    { $set: { candidateId: null } },
  );
}

const unseen = { outbox: 0, tokenHash: 0 } as const;

function responseOf({
  _id: id,
  outbox: _outbox,
  tokenHash: _hash,
  ...response
}: SurveyResponseRecord): SurveyResponse {
  return { id, ...response };
}
