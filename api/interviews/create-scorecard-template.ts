import {
  newScorecardTemplateInput,
  scorecardTemplateRow,
  scorecardTemplateSchema,
} from '../../domain/interviews/scorecard-template.ts';
import { createScorecardTemplate as create } from '../../services/interviews/scorecard-templates.ts';
import { creationOf } from '../caller.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';

export const createScorecardTemplate = defineRoute(
  {
    name: 'createScorecardTemplate',
    method: 'post',
    path: '/scorecard-templates',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    idempotent: true,
    meter: 'platform_calls',
    body: newScorecardTemplateInput,
    status: 201,
    response: recordOf(scorecardTemplateSchema),
    summary: 'Create a template for scorecards.',
    description:
      'Its attributes are scores from 1 to 4 with words, texts, and questions for yes or no. Every scorecard also has a recommendation. An interview names the template as `scorecard_template_id`; without one, its cards have one attribute `notes`.',
  },
  async ({ ctx, caller, body, run }) => {
    const template = await create(ctx, creationOf({ caller, run }), body);
    return { body: { data: scorecardTemplateRow(template) } };
  },
);
