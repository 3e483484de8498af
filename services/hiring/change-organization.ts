import { AppError } from '../../domain/common/errors.ts';
import type { Organization, OrganizationProfile } from '../../domain/hiring/organization.ts';
import { findOrganization, saveOrganization } from '../../storage/hiring/organizations.ts';
import type { AppContext } from '../context.ts';
import { settleOrganization } from './settle-organization.ts';

/** So often somebody else may be first before a caller is told. */
const MAX_TRIES = 20;

/**
 * Changes an organization as `decide` says of the version it sees; again where somebody else was first. Its roles
 * and board follow by themselves.
 */
export async function changeOrganization(
  ctx: AppContext,
  target: { accountId: string; id: string },
  decide: (organization: Organization) => OrganizationProfile,
): Promise<Organization> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const read = await findOrganization(ctx.stores, target);
    if (read === null) throw new AppError('not_found');
    const saved = await saveOrganization(ctx.stores, read, decide(read));
    if (saved === null) continue;
    settleOrganization(ctx, target).catch((error: unknown) => {
      ctx.log.warn({ err: error, organization: target.id }, 'left to the sweep');
    });
    return saved;
  }
  throw new AppError('version_conflict');
}
