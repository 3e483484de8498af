import { z } from 'zod';
import { deleteSurvey as remove } from '../../services/surveys/remove-survey.ts';
import { versionJudge } from '../input/if-match.ts';
import { defineRoute } from '../route.ts';
import { ownedSurvey, surveyParams } from './survey-path.ts';

export const deleteSurvey = defineRoute(
  {
    name: 'deleteSurvey',
    method: 'delete',
    path: '/platform/surveys/{id}',
    access: { scopes: ['jobs:applications'], role: 'admin' },
    versioned: true,
    meter: 'platform_calls',
    params: surveyParams,
    status: 204,
    response: z.undefined(),
    find: ownedSurvey,
    summary: 'Delete a survey with its tokens and responses.',
  },
  async ({ ctx, found, headers }) => {
    await remove(ctx, found, versionJudge(headers));
    return { body: undefined };
  },
);
