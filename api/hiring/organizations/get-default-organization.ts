import { AppError } from '../../../domain/common/errors.ts';
import { organizationRow, organizationSchema } from '../../../domain/hiring/organization.ts';
import { findDefaultOrganization } from '../../../storage/hiring/default-organization.ts';
import { accountOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';

export const getDefaultOrganization = defineRoute(
  {
    name: 'getDefaultOrganization',
    method: 'get',
    path: '/jobs/post/organization',
    access: { scopes: ['jobs:post'], role: 'viewer' },
    readsOnly: true,
    meter: 'platform_calls',
    response: recordOf(organizationSchema),
    errors: ['not_found'],
    summary: 'Read the default organization of new roles.',
    description: 'It is 404 for an account without organizations.',
  },
  async ({ ctx, caller }) => {
    const organization = await findDefaultOrganization(ctx.stores, accountOf(caller));
    if (organization === null) {
      throw new AppError('not_found', { message: 'The account has no organization yet.' });
    }
    return { body: { data: organizationRow(organization) } };
  },
);
