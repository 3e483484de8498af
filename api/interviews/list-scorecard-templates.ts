import { z } from 'zod';
import {
  scorecardTemplateRow,
  scorecardTemplateSchema,
} from '../../domain/interviews/scorecard-template.ts';
import { listScorecardTemplates as readTemplates } from '../../storage/interviews/scorecard-templates.ts';
import { accountOf } from '../caller.ts';
import { listMeta, listOf } from '../list-answer.ts';
import { pageById, pageQuery } from '../page-by-id.ts';
import { defineRoute } from '../route.ts';

export const listScorecardTemplates = defineRoute(
  {
    name: 'listScorecardTemplates',
    method: 'get',
    path: '/scorecard-templates',
    access: { scopes: ['jobs:applications'], role: 'interviewer' },
    readsOnly: true,
    meter: 'platform_calls',
    query: z.object(pageQuery),
    response: listOf(scorecardTemplateSchema),
    errors: ['invalid_cursor'],
    summary: "List the account's templates for scorecards, newest first.",
  },
  async ({ ctx, caller, query }) => {
    const call = { ctx, caller, query };
    const { rows, nextCursor } = await pageById('scorecard templates', call, (start) =>
      readTemplates(ctx.stores, accountOf(caller), start),
    );
    return { body: { data: rows.map(scorecardTemplateRow), meta: listMeta({ nextCursor }) } };
  },
);
