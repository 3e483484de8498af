import { z } from 'zod';
import { removeScorecardTemplate } from '../../services/interviews/scorecard-templates.ts';
import { requireAuthor } from '../access.ts';
import { versionJudge } from '../input/if-match.ts';
import { defineRoute } from '../route.ts';
import { ownedScorecardTemplate, scorecardTemplateParams } from './scorecard-template-path.ts';

export const deleteScorecardTemplate = defineRoute(
  {
    name: 'deleteScorecardTemplate',
    method: 'delete',
    path: '/scorecard-templates/{id}',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    versioned: true,
    meter: 'platform_calls',
    params: scorecardTemplateParams,
    status: 204,
    response: z.undefined(),
    find: ownedScorecardTemplate,
    summary: 'Delete a template for scorecards.',
    description: 'Interviews with the template and their scorecards keep its attributes.',
  },
  async ({ ctx, caller, found, headers }) => {
    requireAuthor(caller, found.createdBy, 'template');
    await removeScorecardTemplate(ctx, found, versionJudge(headers));
    return { body: undefined };
  },
);
