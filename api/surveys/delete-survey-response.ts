import { z } from 'zod';
import { accountOf } from '../caller.ts';
import {
  deleteSurveyResponse as remove,
  findSurveyResponse,
} from '../../storage/surveys/survey-responses.ts';
import { defineRoute } from '../route.ts';
import { surveyParams } from './survey-path.ts';

const params = surveyParams.extend({
  response_id: z.string().meta({ example: 'rsp_0NaQ8xT2v7Bd1kZp4mXw' }),
});

export const deleteSurveyResponse = defineRoute(
  {
    name: 'deleteSurveyResponse',
    method: 'delete',
    path: '/platform/surveys/{id}/responses/{response_id}',
    access: { scopes: ['jobs:applications'], role: 'admin' },
    meter: 'platform_calls',
    params,
    status: 204,
    response: z.undefined(),
    find: ({ ctx, caller, params: { id: surveyId, response_id: id } }) =>
      findSurveyResponse(ctx.stores, { accountId: accountOf(caller), surveyId, id }),
    summary: 'Delete a response to a survey.',
    description: 'Its token can be used again, unless the survey is anonymous.',
  },
  async ({ ctx, found }) => {
    await remove(ctx.stores, found);
    return { body: undefined };
  },
);
