import type { z } from 'zod';
import { invalidRequest } from '../../../domain/common/errors.ts';
import {
  changedProfile,
  defaultOrganizationInput,
  organizationRow,
  organizationSchema,
  type Organization,
} from '../../../domain/hiring/organization.ts';
import { changeOrganization } from '../../../services/hiring/change-organization.ts';
import { createOrganization } from '../../../services/hiring/create-organization.ts';
import {
  chooseDefaultOrganization,
  findDefaultOrganization,
} from '../../../storage/hiring/default-organization.ts';
import { findOrganization } from '../../../storage/hiring/organizations.ts';
import { accountOf } from '../../caller.ts';
import type { ApiContext } from '../../context.ts';
import { requireVersion } from '../../input/if-match.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute, type RouteCall } from '../../route.ts';

type Input = z.infer<typeof defaultOrganizationInput>;
type Call = RouteCall<unknown, unknown, Input>;

export const setDefaultOrganization = defineRoute(
  {
    name: 'setDefaultOrganization',
    method: 'put',
    path: '/jobs/post/organization',
    access: { scopes: ['jobs:post'] },
    versioned: true,
    meter: 'platform_calls',
    body: defaultOrganizationInput,
    response: recordOf(organizationSchema),
    errors: ['conflict'],
    summary: 'Set the default organization; it is made where there is none.',
    description:
      'organization_id chooses one of the account. The other members change it: absent is unchanged, null cleared.',
  },
  async (call) => {
    const { ctx, caller, body } = call;
    const accountId = accountOf(caller);
    const chosen = await chosenOrganization(ctx, accountId, body.organization_id);
    const organization = chosen === null ? await made(call) : await changed(call, chosen);
    await chooseDefaultOrganization(ctx.stores, organization);
    return { body: { data: organizationRow(organization) } };
  },
);

async function chosenOrganization(
  { stores }: ApiContext,
  accountId: string,
  id: string | undefined,
): Promise<Organization | null> {
  if (id === undefined) return findDefaultOrganization(stores, accountId);
  const organization = await findOrganization(stores, { accountId, id });
  if (organization === null) throw invalidRequest('organization_id', 'is none of this account');
  return organization;
}

function made({ ctx, caller, body }: Call): Promise<Organization> {
  const { organization_id: _none, name, ...profile } = body;
  if (name === undefined) throw invalidRequest('name', 'is needed to make an organization');
  return createOrganization(ctx, accountOf(caller), { name, ...profile });
}

async function changed({ ctx, body, headers }: Call, chosen: Organization): Promise<Organization> {
  const { organization_id: _chosen, slug, ...changes } = body;
  if (slug !== undefined && slug !== chosen.slug) throw invalidRequest('slug', 'cannot change');
  if (Object.keys(changes).length === 0) return chosen;
  return changeOrganization(ctx, chosen, (organization) => {
    requireVersion(headers, organization.version);
    return changedProfile(organization, changes);
  });
}
