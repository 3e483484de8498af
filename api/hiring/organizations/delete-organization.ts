import { z } from 'zod';
import { removeOrganization } from '../../../services/hiring/remove-organization.ts';
import { versionJudge } from '../../input/if-match.ts';
import { defineRoute } from '../../route.ts';
import { organizationParams, ownedOrganization } from './owned-organization.ts';

export const deleteOrganization = defineRoute(
  {
    name: 'deleteOrganization',
    method: 'delete',
    path: '/company-organizations/{id}',
    access: { scopes: ['jobs:post'], role: 'admin' },
    versioned: true,
    meter: 'platform_calls',
    params: organizationParams,
    status: 204,
    response: z.undefined(),
    find: ownedOrganization,
    errors: ['conflict'],
    summary: 'Delete an organization. It is 409 while a role is not archived.',
  },
  async ({ ctx, found, headers }) => {
    await removeOrganization(ctx, found, versionJudge(headers));
    return { body: undefined };
  },
);
