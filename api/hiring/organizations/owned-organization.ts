import { z } from 'zod';
import { findOrganization } from '../../../storage/hiring/organizations.ts';
import { accountOf } from '../../caller.ts';
import type { FindCall } from '../../route.ts';

/** The path parameter of an organization's routes. */
export const organizationParams = z.object({
  id: z.string().meta({ example: 'org_0NaQ8xT2v7Bd1kZp4mXw' }),
});

/** The caller's organization that the path names. */
export function ownedOrganization({ ctx, caller, params }: FindCall<{ id: string }>) {
  return findOrganization(ctx.stores, { accountId: accountOf(caller), id: params.id });
}
