import { z } from 'zod';
import { surveyListRow, surveyListRowSchema } from '../../domain/surveys/survey.ts';
import { surveyUrl } from '../../services/surveys/survey-url.ts';
import { listSurveys as readSurveys } from '../../storage/surveys/surveys.ts';
import { accountOf } from '../caller.ts';
import { listMeta, listOf } from '../list-answer.ts';
import { pageById, pageQuery } from '../page-by-id.ts';
import { defineRoute } from '../route.ts';

export const listSurveys = defineRoute(
  {
    name: 'listSurveys',
    method: 'get',
    path: '/platform/surveys',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    query: z.object(pageQuery),
    response: listOf(surveyListRowSchema),
    errors: ['invalid_cursor'],
    summary: "List the account's surveys without their questions, newest first.",
  },
  async ({ ctx, caller, query }) => {
    const { rows, nextCursor } = await pageById('surveys', { ctx, caller, query }, (start) =>
      readSurveys(ctx.stores, accountOf(caller), start),
    );
    const data = rows.map((survey) => surveyListRow(survey, surveyUrl(ctx.config, survey.id)));
    return { body: { data, meta: listMeta({ nextCursor }) } };
  },
);
