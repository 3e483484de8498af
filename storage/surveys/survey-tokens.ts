import { createHash } from 'node:crypto';
import { collectionOf } from '../define-model.ts';
import type { Stores } from '../stores.ts';
import {
  surveyTokenModel,
  type PendingResponse,
  type SurveyTokenRecord,
} from './survey-token.model.ts';
import { someText } from '../partial-index.ts';

export type { PendingResponse } from './survey-token.model.ts';

/** A token of a survey as it was issued. */
export interface SurveyToken {
  hash: string;
  accountId: string;
  surveyId: string;
  candidateId: string | null;
  pending: PendingResponse | null;
}

/** Tokens are stored by this hash only. */
export function hashOfToken(surveyId: string, token: string): string {
  return createHash('sha256').update(`${surveyId} ${token}`).digest('hex');
}

/** Stores tokens of one survey. */
export async function insertTokens(
  { mongo }: Stores,
  tokens: readonly Omit<SurveyToken, 'pending'>[],
): Promise<void> {
  const records = tokens.map(({ hash, ...token }): SurveyTokenRecord => ({
    _id: hash,
    ...token,
    spentOn: null,
  }));
  await collectionOf(mongo, surveyTokenModel).insertMany(records);
}

/** An issued token of a survey; null when it was never issued. */
export async function findToken(
  { mongo }: Stores,
  surveyId: string,
  hash: string,
): Promise<SurveyToken | null> {
  const record = await surveyTokenModel(mongo).findOne({ _id: hash, surveyId }).lean();
  return record === null ? null : tokenOf(record);
}

/** Spends a token on an anonymous response, which it holds until the response is stored; false when it is spent. */
export async function spendToken(
  { mongo }: Stores,
  { hash, surveyId }: SurveyToken,
  pending: PendingResponse,
): Promise<boolean> {
  const spentOn = pending.submittedAt.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const { matchedCount } = await surveyTokenModel(mongo).updateOne(
    { _id: hash, surveyId, spentOn: null },
    { $set: { spentOn, pending } },
  );
  return matchedCount === 1;
}

/** Ends the link between a token and the response that spent it. */
export async function clearPending({ mongo }: Stores, hash: string): Promise<void> {
  await surveyTokenModel(mongo).updateOne({ _id: hash }, { $unset: { pending: '' } });
}

/** Tokens whose anonymous response has been pending since before a moment. */
export async function findPendingTokens(
  { mongo }: Stores,
  before: Date,
  limit: number,
): Promise<SurveyToken[]> {
  const records = await surveyTokenModel(mongo)
    .find({ 'pending.submittedAt': { $lte: before } })
    .sort({ 'pending.submittedAt': 1 })
    .limit(limit)
    .lean();
  return records.map(tokenOf);
}

/** Deletes every token of a survey. */
export async function deleteTokensOf({ mongo }: Stores, surveyId: string): Promise<void> {
  await surveyTokenModel(mongo).deleteMany({ surveyId });
}

/** Removes the link from tokens to a candidate. The tokens stay valid. */
export async function unlinkTokens(
  { mongo }: Stores,
  accountId: string,
  candidateIds: readonly string[],
): Promise<void> {
  await surveyTokenModel(mongo).updateMany(
    { candidateId: { $in: [...candidateIds], ...someText }, accountId },
    { $set: { candidateId: null } },
  );
}

function tokenOf({
  _id: hash,
  spentOn: _spent,
  pending,
  ...token
}: SurveyTokenRecord): SurveyToken {
  return { hash, ...token, pending: pending ?? null };
}
