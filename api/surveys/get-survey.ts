import { surveySchema } from '../../domain/surveys/survey.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { surveyAnswer } from './survey-answer.ts';
import { ownedSurvey, surveyParams } from './survey-path.ts';

export const getSurvey = defineRoute(
  {
    name: 'getSurvey',
    method: 'get',
    path: '/platform/surveys/{id}',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    params: surveyParams,
    response: recordOf(surveySchema),
    find: ownedSurvey,
    summary: 'Read a survey.',
  },
  ({ ctx, found }) => Promise.resolve({ body: surveyAnswer(ctx, found) }),
);
