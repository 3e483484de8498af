import type { NewSurveyInput, Survey } from '../../domain/surveys/survey.ts';
import { findSurvey, insertSurvey } from '../../storage/surveys/surveys.ts';
import { idOf } from '../../storage/new-id.ts';
import type { AppContext } from '../context.ts';
import type { Creation } from '../hiring/creation.ts';

/** Creates an open survey. A repeated run returns the survey of the first run. */
export async function createSurvey(
  { stores }: AppContext,
  { accountId, run }: Creation,
  input: NewSurveyInput,
): Promise<Survey> {
  const now = new Date();
  const survey: Survey = {
    id: idOf('survey', run),
    accountId,
    name: input.name,
    status: 'open',
    questions: input.questions,
    oneResponsePerToken: input.one_response_per_token,
    anonymous: input.anonymous,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  if (await insertSurvey(stores, survey)) return survey;
  const earlier = await findSurvey(stores, survey);
  if (earlier === null) throw new Error(`The id ${survey.id} is taken.`);
  return earlier;
}
