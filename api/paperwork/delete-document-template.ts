import { z } from 'zod';
import { removeTemplate } from '../../services/paperwork/templates.ts';
import { requireAuthor } from '../access.ts';
import { versionJudge } from '../input/if-match.ts';
import { defineRoute } from '../route.ts';
import { ownedTemplate, templateParams } from './template-path.ts';

export const deleteDocumentTemplate = defineRoute(
  {
    name: 'deleteDocumentTemplate',
    method: 'delete',
    path: '/platform/documents/templates/{id}',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    versioned: true,
    meter: 'platform_calls',
    params: templateParams,
    status: 204,
    response: z.undefined(),
    find: ownedTemplate,
    summary: 'Delete a template for documents.',
    description: 'Documents that were made from it stay.',
  },
  async ({ ctx, caller, found, headers }) => {
    requireAuthor(caller, found.createdBy, 'template');
    await removeTemplate(ctx, found, versionJudge(headers));
    return { body: undefined };
  },
);
