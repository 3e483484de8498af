import { isDeepStrictEqual } from 'node:util';
import type { OwnedRef } from '../../domain/common/ids.ts';
import { AppError } from '../../domain/common/errors.ts';
import type { Organization, OrganizationProfile } from '../../domain/hiring/organization.ts';
import { findOrganization, saveOrganization } from '../../storage/hiring/organizations.ts';
import type { AppContext } from '../context.ts';
import { orLeftToSweep } from '../left-to-sweep.ts';
import { retryOvertaken } from '../retry-overtaken.ts';
import { settleOrganization } from './settle-organization.ts';

/**
 * Changes an organization as `decide` says of the version it sees; again where somebody else was first, and not at all
 * where it stands like that already. Its roles and board follow by themselves.
 */
export async function changeOrganization(
  ctx: AppContext,
  target: OwnedRef,
  decide: (organization: Organization) => OrganizationProfile,
): Promise<Organization> {
  return retryOvertaken(async () => {
    const read = await findOrganization(ctx.stores, target);
    if (read === null) throw new AppError('not_found');
    const profile = decide(read);
    if (isDeepStrictEqual({ ...read, ...profile }, read)) return read;
    const saved = await saveOrganization(ctx.stores, read, profile);
    const ids = { organization_id: target.id };
    if (saved !== null) void orLeftToSweep(ctx, settleOrganization(ctx, target), ids);
    return saved;
  });
}
