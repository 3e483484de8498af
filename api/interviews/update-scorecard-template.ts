import {
  scorecardTemplateChanges,
  scorecardTemplateRow,
  scorecardTemplateSchema,
} from '../../domain/interviews/scorecard-template.ts';
import { changeScorecardTemplate } from '../../services/interviews/scorecard-templates.ts';
import { versionJudge } from '../input/if-match.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { ownedScorecardTemplate, scorecardTemplateParams } from './scorecard-template-path.ts';

export const updateScorecardTemplate = defineRoute(
  {
    name: 'updateScorecardTemplate',
    method: 'patch',
    path: '/scorecard-templates/{id}',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    versioned: true,
    meter: 'platform_calls',
    params: scorecardTemplateParams,
    body: scorecardTemplateChanges,
    response: recordOf(scorecardTemplateSchema),
    find: ownedScorecardTemplate,
    summary: 'Change a template for scorecards.',
    description: 'Absent is unchanged. Cards that were saved before keep the attributes of then.',
  },
  async ({ ctx, body, found, headers }) => {
    const judge = versionJudge(headers);
    const template = await changeScorecardTemplate(ctx, found, { changes: body, judge });
    return { body: { data: scorecardTemplateRow(template) } };
  },
);
