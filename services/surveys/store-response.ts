import { AppError } from '../../domain/common/errors.ts';
import type { SurveyResponse } from '../../domain/surveys/response.ts';
import type { Survey } from '../../domain/surveys/survey.ts';
import { newEvent } from '../../storage/webhooks/events/new-event.ts';
import {
  findSurveyResponse,
  insertSurveyResponse,
} from '../../storage/surveys/survey-responses.ts';
import {
  clearPending,
  findToken,
  spendToken,
  type SurveyToken,
} from '../../storage/surveys/survey-tokens.ts';
import { findPublicSurvey } from '../../storage/surveys/surveys.ts';
import type { AppContext } from '../context.ts';
import { orDeferToSweep } from '../defer-to-sweep.ts';
import { announceSoon } from '../webhooks/announce-soon.ts';

interface Spending {
  response: SurveyResponse;
  token: SurveyToken;
}

/**
 * Stores a response under its token. The unique index on the token decides.
 * @throws AppError `conflict` when the token is used.
 */
export async function storeResponse(
  ctx: AppContext,
  survey: Survey,
  { response, token }: { response: SurveyResponse; token: SurveyToken | null },
): Promise<SurveyResponse> {
  if (await insertWithEvent(ctx, survey, { response, tokenHash: token?.hash ?? null })) {
    return response;
  }
  const earlier = await findSurveyResponse(ctx.stores, response);
  if (earlier === null) throw tokenUsed();
  return earlier;
}

/**
 * Stores a response of an anonymous survey. One write spends the token and keeps the answers with it; then the
 * response is stored without the token, and the answers leave the token. The sweep finishes what a crash interrupts.
 * @throws AppError `conflict` when the token is used.
 */
export async function storeAnonymously(
  ctx: AppContext,
  survey: Survey,
  { response, token }: Spending,
): Promise<SurveyResponse> {
  const { id, answers, apartAnswers, submittedAt } = response;
  const pending = { id, answers, apartAnswers, submittedAt };
  if (!(await spendToken(ctx.stores, token, pending))) {
    const spent = await findToken(ctx.stores, survey.id, token.hash);
    if (spent?.pending?.id !== id) throw tokenUsed();
  }
  await orDeferToSweep(ctx, finishAnonymously(ctx, survey, { response, token }), {
    survey_id: survey.id,
  });
  return response;
}

/** Stores the response that a token still holds. Idempotent. */
export async function finishPending(ctx: AppContext, token: SurveyToken): Promise<void> {
  const { accountId, surveyId, pending } = token;
  const survey = await findPublicSurvey(ctx.stores, surveyId);
  if (pending === null || survey === null) return;
  const response = { ...pending, accountId, surveyId, candidateId: null };
  await finishAnonymously(ctx, survey, { response, token });
}

async function finishAnonymously(
  ctx: AppContext,
  survey: Survey,
  { response, token }: Spending,
): Promise<void> {
  await insertWithEvent(ctx, survey, { response, tokenHash: null });
  await clearPending(ctx.stores, token.hash);
}

/** Adds a response and its event in one write; false when its id or token is taken. */
async function insertWithEvent(
  ctx: AppContext,
  { accountId, id, name }: Survey,
  { response, tokenHash }: { response: SurveyResponse; tokenHash: string | null },
): Promise<boolean> {
  const event = newEvent({
    kind: 'survey.response_submitted',
    accountId,
    organizationId: null,
    data: {
      survey_id: id,
      survey_name: name,
      response_id: response.id,
      submitted_at: response.submittedAt.toISOString(),
    },
  });
  const events = [event];
  if (!(await insertSurveyResponse(ctx.stores, { response, events, tokenHash }))) return false;
  announceSoon(ctx, { collection: 'survey_responses', documentId: response.id, events });
  return true;
}

function tokenUsed(): AppError {
  const details = [{ path: 'token', message: 'has been used' }];
  return new AppError('conflict', { message: 'This token has been used.', details });
}
