import { AppError, type ErrorDetail } from '../../domain/common/errors.ts';
import { splitAnswers } from '../../domain/hiring/application-form/form.ts';
import { judgeFields } from '../../domain/hiring/application-form/validate-answers.ts';
import { askedQuestions } from '../../domain/surveys/question.ts';
import type { ResponseInput, SurveyResponse } from '../../domain/surveys/response.ts';
import type { Survey } from '../../domain/surveys/survey.ts';
import { idOf } from '../../storage/new-id.ts';
import { findSurveyResponse } from '../../storage/surveys/survey-responses.ts';
import { findToken, hashOfToken, type SurveyToken } from '../../storage/surveys/survey-tokens.ts';
import type { AppContext } from '../context.ts';
import { storeAnonymously, storeResponse } from './store-response.ts';

interface Submission {
  survey: Survey;
  input: ResponseInput;
  /** A retry of this run returns the response of the first one; null without an idempotency key. */
  run: string | null;
}

/**
 * Stores a submission to a survey. The insert, or in an anonymous survey the write that spends the token, decides which
 * of several submissions with one token counts. A submission that arrives while the survey is being closed may count.
 * @throws AppError `conflict` for a closed survey or a used token; `invalid_request` naming the token and each wrong
 * answer.
 */
export async function submitResponse(
  ctx: AppContext,
  { survey, input, run }: Submission,
): Promise<SurveyResponse> {
  const { id: surveyId, accountId } = survey;
  const id = idOf('surveyResponse', run);
  const earlier = await findEarlier(ctx, { accountId, surveyId, id }, run);
  if (earlier !== null) return earlier;
  if (survey.status === 'closed') {
    throw new AppError('conflict', { message: 'The survey is closed.' });
  }
  const token = await findGivenToken(ctx, survey, input);
  const judged = judgedAnswers(survey, input);
  const problems = [...tokenProblems(survey, { input, token }), ...judged.problems];
  if (problems.length > 0) throw new AppError('invalid_request', { details: problems });
  const response: SurveyResponse = {
    id,
    accountId,
    surveyId,
    answers: judged.answers,
    apartAnswers: judged.apartAnswers,
    candidateId: survey.anonymous ? null : (token?.candidateId ?? null),
    submittedAt: new Date(),
  };
  const spent = survey.oneResponsePerToken ? token : null;
  return survey.anonymous && spent !== null
    ? storeAnonymously(ctx, survey, { response, token: spent })
    : storeResponse(ctx, survey, { response, token: spent });
}

async function findEarlier(
  { stores }: Pick<AppContext, 'stores'>,
  response: Pick<SurveyResponse, 'accountId' | 'surveyId' | 'id'>,
  run: string | null,
): Promise<SurveyResponse | null> {
  return run === null ? null : findSurveyResponse(stores, response);
}

async function findGivenToken(
  { stores }: Pick<AppContext, 'stores'>,
  { id }: Survey,
  { token }: ResponseInput,
): Promise<SurveyToken | null> {
  if (token === undefined || token === null) return null;
  return findToken(stores, id, hashOfToken(id, token));
}

/** A token that was not issued does not prevent a second response, so it is refused. */
function tokenProblems(
  { oneResponsePerToken }: Survey,
  { input, token }: { input: ResponseInput; token: SurveyToken | null },
): ErrorDetail[] {
  if (!oneResponsePerToken || token !== null) return [];
  const isMissing = (input.token ?? '') === '';
  return [{ path: 'token', message: isMissing ? 'is required' : 'is no token of this survey' }];
}

function judgedAnswers({ questions }: Survey, { answers: given }: ResponseInput) {
  const asked = askedQuestions(questions);
  const { answers, problems } = judgeFields(asked, { answers: given });
  const { answers: own, eeoAnswers } = splitAnswers(asked, answers);
  return { answers: own, apartAnswers: eeoAnswers, problems };
}
