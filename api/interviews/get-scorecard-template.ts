import {
  scorecardTemplateRow,
  scorecardTemplateSchema,
} from '../../domain/interviews/scorecard-template.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { ownedScorecardTemplate, scorecardTemplateParams } from './scorecard-template-path.ts';

export const getScorecardTemplate = defineRoute(
  {
    name: 'getScorecardTemplate',
    method: 'get',
    path: '/scorecard-templates/{id}',
    access: { scopes: ['jobs:applications'], role: 'interviewer' },
    readsOnly: true,
    meter: 'platform_calls',
    params: scorecardTemplateParams,
    response: recordOf(scorecardTemplateSchema),
    find: ownedScorecardTemplate,
    summary: 'Read a template for scorecards.',
  },
  ({ found }) => Promise.resolve({ body: { data: scorecardTemplateRow(found) } }),
);
