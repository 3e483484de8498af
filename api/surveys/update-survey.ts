import { FORM_BODY_NODES } from '../../domain/hiring/application-form/form.ts';
import { surveyChanges, surveySchema } from '../../domain/surveys/survey.ts';
import { changeSurvey } from '../../services/surveys/change-survey.ts';
import { versionJudge } from '../input/if-match.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { surveyAnswer } from './survey-answer.ts';
import { ownedSurvey, surveyParams } from './survey-path.ts';

export const updateSurvey = defineRoute(
  {
    name: 'updateSurvey',
    method: 'patch',
    path: '/platform/surveys/{id}',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    versioned: true,
    meter: 'platform_calls',
    params: surveyParams,
    body: surveyChanges,
    maxBodyNodes: FORM_BODY_NODES,
    response: recordOf(surveySchema),
    find: ownedSurvey,
    errors: ['conflict'],
    summary: 'Change a survey; close or reopen it with status.',
    description:
      'Only the members that are sent change. questions replaces all questions. After the first response, labels, descriptions, order and new optional questions can change. A removed question, another type or category, a removed option that was chosen, a new required question and a change of anonymous are 409.',
  },
  async ({ ctx, body, found, headers }) => {
    const survey = await changeSurvey(ctx, found, { changes: body, judge: versionJudge(headers) });
    return { body: surveyAnswer(ctx, survey) };
  },
);
