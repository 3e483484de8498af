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
import { retryOnConflict } from '../../../services/retry-on-conflict.ts';
import {
  chooseDefaultOrganization,
  claimDefaultOrganization,
  findChosenId,
  findDefaultOrganization,
} from '../../../storage/hiring/default-organization.ts';
import { deleteOrganization, findOrganization } from '../../../storage/hiring/organizations.ts';
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
    access: { scopes: ['jobs:post'], role: 'admin' },
    versioned: true,
    meter: 'platform_calls',
    body: defaultOrganizationInput,
    response: recordOf(organizationSchema),
    errors: ['conflict'],
    summary: 'Choose, change or create the default organization.',
    description:
      'organization_id chooses an organization of the account. The other members change it, as PATCH does. An account without organizations gets one, which needs name.',
  },
  async (call) => {
    const { ctx, caller, body } = call;
    const accountId = accountOf(caller);
    const { organization_id: id } = body;
    const organization =
      id === undefined
        ? await setDefault(call)
        : await changed(call, await requireChosen(ctx, accountId, id));
    if (id !== undefined) await chooseDefaultOrganization(ctx.stores, organization);
    return { body: { data: organizationRow(organization) } };
  },
);

/** Changes the default organization, or creates one. Of concurrent calls one creates it, and the others change it. */
async function setDefault(call: Call): Promise<Organization> {
  const { stores } = call.ctx;
  const accountId = accountOf(call.caller);
  return retryOnConflict(async () => {
    const before = await findChosenId(stores, accountId);
    const known = await findDefaultOrganization(stores, accountId);
    const organization = await (known === null ? made(call) : changed(call, known)).catch(
      nullIfDefaultChanged(call, known),
    );
    if (organization === null) return null;
    if (await claimDefaultOrganization(stores, organization, before)) return organization;
    if (known === null) await deleteOrganization(stores, { accountId, id: organization.id });
    return null;
  });
}

/** Returns null for an outdated conflict: another organization has become the default. */
function nullIfDefaultChanged({ ctx, caller }: Call, known: Organization | null) {
  return async (refusal: unknown): Promise<null> => {
    const present = await findDefaultOrganization(ctx.stores, accountOf(caller));
    if (present?.id === known?.id) throw refusal;
    return null;
  };
}

async function requireChosen(
  { stores }: ApiContext,
  accountId: string,
  id: string,
): Promise<Organization> {
  const organization = await findOrganization(stores, { accountId, id });
  if (organization === null)
    throw invalidRequest('organization_id', 'is not an organization of this account');
  return organization;
}

async function made({ ctx, caller, body, headers }: Call): Promise<Organization> {
  // An organization that does not exist has no version.
  requireVersion(headers, 0);
  const { organization_id: _none, name, ...profile } = body;
  if (name === undefined) throw invalidRequest('name', 'is required to create an organization');
  return createOrganization(ctx, { accountId: accountOf(caller), run: null }, { name, ...profile });
}

async function changed({ ctx, body, headers }: Call, chosen: Organization): Promise<Organization> {
  const { organization_id: _chosen, slug, ...changes } = body;
  if (slug !== undefined && slug !== chosen.slug) throw invalidRequest('slug', 'cannot change');
  if (Object.keys(changes).length === 0) {
    requireVersion(headers, chosen.version);
    return chosen;
  }
  return changeOrganization(ctx, chosen, (organization) => {
    requireVersion(headers, organization.version);
    return changedProfile(organization, changes);
  });
}
