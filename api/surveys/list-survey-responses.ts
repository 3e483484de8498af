import { z } from 'zod';
import { aggregatesSchema } from '../../domain/surveys/aggregates.ts';
import { surveyResponseRow, surveyResponseSchema } from '../../domain/surveys/response.ts';
import { listSurveyResponses as readResponses } from '../../storage/surveys/survey-responses.ts';
import { listMeta, listOf } from '../list-answer.ts';
import { pageById, pageQuery } from '../page-by-id.ts';
import { defineRoute } from '../route.ts';
import { ownedSurvey, surveyParams } from './survey-path.ts';

const list = listOf(surveyResponseSchema);

export const listSurveyResponses = defineRoute(
  {
    name: 'listSurveyResponses',
    method: 'get',
    path: '/platform/surveys/{id}/responses',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    params: surveyParams,
    query: z.object(pageQuery),
    response: list.extend({ meta: list.shape.meta.extend({ aggregates: aggregatesSchema }) }),
    find: ownedSurvey,
    errors: ['invalid_cursor'],
    summary: 'List the responses to a survey, newest first, with aggregates.',
    description:
      'meta.aggregates covers all responses, not only the page. It is at most five seconds old.',
  },
  async ({ ctx, caller, query, found }) => {
    const call = { ctx, caller, query };
    const { rows, nextCursor } = await pageById(`survey responses ${found.id}`, call, (start) =>
      readResponses(ctx.stores, found.id, start),
    );
    const aggregates = await ctx.surveyAggregates(found);
    const meta = { ...listMeta({ nextCursor }), aggregates };
    return { body: { data: rows.map(surveyResponseRow), meta } };
  },
);
