import { z } from 'zod';
import { deleteTemplate } from '../../services/mail/templates.ts';
import { requireAuthor } from '../access.ts';
import { versionJudge } from '../input/if-match.ts';
import { defineRoute } from '../route.ts';
import { ownedTemplate, templateParams } from './template-path.ts';

export const deleteEmailMessage = defineRoute(
  {
    name: 'deleteEmailMessage',
    method: 'delete',
    path: '/email-messages/{id}',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    versioned: true,
    meter: 'platform_calls',
    params: templateParams,
    status: 204,
    response: z.undefined(),
    find: ownedTemplate,
    summary: 'Delete an e-mail template. Sends that exist keep their text.',
  },
  async ({ ctx, caller, found, headers }) => {
    requireAuthor(caller, found.createdBy, 'template');
    await deleteTemplate(ctx, found, versionJudge(headers));
    return { body: undefined };
  },
);
