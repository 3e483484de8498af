import type { NewSurveyInput, Survey } from '../../domain/surveys/survey.ts';
import { findSurvey, insertSurvey } from '../../storage/surveys/surveys.ts';
import { idOf } from '../../storage/new-id.ts';
import type { AppContext } from '../context.ts';
import { createOnce } from '../create-once.ts';
import type { Creation } from '../hiring/creation.ts';

/** Creates an open survey. A repeated run returns the survey of the first run. */
export async function createSurvey(
  { stores }: Pick<AppContext, 'stores'>,
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
  return createOnce(stores, survey, { insert: insertSurvey, find: findSurvey });
}
