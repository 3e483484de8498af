import { FORM_BODY_NODES } from '../../domain/hiring/application-form/form.ts';
import { newSurveyInput, surveySchema } from '../../domain/surveys/survey.ts';
import { createSurvey as make } from '../../services/surveys/create-survey.ts';
import { accountOf } from '../caller.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { surveyAnswer } from './survey-answer.ts';

export const createSurvey = defineRoute(
  {
    name: 'createSurvey',
    method: 'post',
    path: '/platform/surveys',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    idempotent: true,
    meter: 'platform_calls',
    body: newSurveyInput,
    maxBodyNodes: FORM_BODY_NODES,
    status: 201,
    response: recordOf(surveySchema),
    summary: 'Create a survey. It is open at once.',
    description:
      'Questions are application fields without knock-out, file, education_history and employment_history. A number question from min 0 to max 10 with the semantic nps gets a Net Promoter Score. one_response_per_token takes one response for each token that POST …/tokens issues. Responses of an anonymous survey are stored without a link to the token or candidate.',
  },
  async ({ ctx, caller, body, run }) => {
    const survey = await make(ctx, { accountId: accountOf(caller), run }, body);
    return { body: surveyAnswer(ctx, survey) };
  },
);
