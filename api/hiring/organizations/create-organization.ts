import {
  newOrganizationInput,
  organizationRow,
  organizationSchema,
} from '../../../domain/hiring/organization.ts';
import { createOrganization as make } from '../../../services/hiring/create-organization.ts';
import { accountOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';

export const createOrganization = defineRoute(
  {
    name: 'createOrganization',
    method: 'post',
    path: '/company-organizations',
    access: { scopes: ['jobs:post'], role: 'admin' },
    idempotent: true,
    meter: 'platform_calls',
    body: newOrganizationInput,
    status: 201,
    response: recordOf(organizationSchema),
    errors: ['conflict'],
    summary: 'Create an organization, which has its own public board.',
    description:
      'A given slug that is taken is 409. Without a slug, one is made from the name. A slug never changes.',
  },
  async ({ ctx, caller, body, run }) => {
    const organization = await make(ctx, { accountId: accountOf(caller), run }, body);
    return { body: { data: organizationRow(organization) } };
  },
);
