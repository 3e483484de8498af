import { organizationRow, organizationSchema } from '../../../domain/hiring/organization.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { organizationParams, ownedOrganization } from './owned-organization.ts';

export const getOrganization = defineRoute(
  {
    name: 'getOrganization',
    method: 'get',
    path: '/company-organizations/{id}',
    access: { scopes: ['jobs:post'], role: 'viewer' },
    readsOnly: true,
    meter: 'platform_calls',
    params: organizationParams,
    response: recordOf(organizationSchema),
    find: ownedOrganization,
    summary: 'Read an organization.',
  },
  ({ found }) => Promise.resolve({ body: { data: organizationRow(found) } }),
);
