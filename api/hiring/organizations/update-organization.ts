import {
  changedProfile,
  organizationChanges,
  organizationRow,
  organizationSchema,
} from '../../../domain/hiring/organization.ts';
import { changeOrganization } from '../../../services/hiring/change-organization.ts';
import { requireVersion } from '../../input/if-match.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { organizationParams, ownedOrganization } from './owned-organization.ts';

export const updateOrganization = defineRoute(
  {
    name: 'updateOrganization',
    method: 'patch',
    path: '/company-organizations/{id}',
    access: { scopes: ['jobs:post'], role: 'admin' },
    versioned: true,
    meter: 'platform_calls',
    params: organizationParams,
    body: organizationChanges,
    response: recordOf(organizationSchema),
    find: ownedOrganization,
    summary: 'Change an organization.',
    description:
      'Only the members that are sent change; null clears a member. Board and job search show the change within seconds. The slug cannot change.',
  },
  async ({ ctx, body, found, headers }) => {
    const changed = await changeOrganization(ctx, found, (organization) => {
      requireVersion(headers, organization.version);
      return changedProfile(organization, body);
    });
    return { body: { data: organizationRow(changed) } };
  },
);
