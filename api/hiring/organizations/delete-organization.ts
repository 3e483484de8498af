import { z } from 'zod';
import { AppError } from '../../../domain/common/errors.ts';
import { deleteOrganization as remove } from '../../../storage/hiring/organizations.ts';
import { hasLivePostings } from '../../../storage/hiring/postings.ts';
import { requireVersion } from '../../input/if-match.ts';
import { defineRoute } from '../../route.ts';
import { organizationParams, ownedOrganization } from './owned-organization.ts';

export const deleteOrganization = defineRoute(
  {
    name: 'deleteOrganization',
    method: 'delete',
    path: '/company-organizations/{id}',
    access: { scopes: ['jobs:post'] },
    versioned: true,
    meter: 'platform_calls',
    params: organizationParams,
    status: 204,
    response: z.undefined(),
    find: ownedOrganization,
    errors: ['conflict'],
    summary: 'Delete an organization; 409 while it has a role that is not archived.',
  },
  async ({ ctx, found, headers }) => {
    requireVersion(headers, found.version);
    if (await hasLivePostings(ctx.stores, found.id)) {
      throw new AppError('conflict', { message: 'It has roles: archive them first.' });
    }
    await remove(ctx.stores, found);
    return { body: undefined };
  },
);
