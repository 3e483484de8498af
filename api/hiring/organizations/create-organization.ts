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
    access: { scopes: ['jobs:post'] },
    idempotent: true,
    meter: 'platform_calls',
    body: newOrganizationInput,
    status: 201,
    response: recordOf(organizationSchema),
    errors: ['conflict'],
    summary: 'Make an organization: an employer brand with a board of its own.',
    description: 'A slug that is taken is 409; one made from the name gives way by itself.',
  },
  async ({ ctx, caller, body, run }) => {
    const organization = await make(ctx, { accountId: accountOf(caller), run }, body);
    return { body: { data: organizationRow(organization) } };
  },
);
