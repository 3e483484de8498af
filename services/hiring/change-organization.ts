import { isDeepStrictEqual } from 'node:util';
import type { OwnedRef } from '../../domain/common/ids.ts';
import { AppError } from '../../domain/common/errors.ts';
import type { Organization, OrganizationProfile } from '../../domain/hiring/organization.ts';
import { findOrganization, saveOrganization } from '../../storage/hiring/organizations.ts';
import type { AppContext } from '../context.ts';
import { orDeferToSweep } from '../defer-to-sweep.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import { syncOrganization } from './sync-organization.ts';

/**
 * Applies `decide` to the current organization. Retries on a version conflict, and writes nothing when nothing
 * changes. Its roles and board are updated in the background.
 */
export async function changeOrganization(
  ctx: AppContext,
  target: OwnedRef,
  decide: (organization: Organization) => OrganizationProfile,
): Promise<Organization> {
  return retryOnConflict(async () => {
    const read = await findOrganization(ctx.stores, target);
    if (read === null) throw new AppError('not_found');
    const profile = decide(read);
    if (isDeepStrictEqual({ ...read, ...profile }, read)) return read;
    const saved = await saveOrganization(ctx.stores, read, profile);
    const ids = { organization_id: target.id };
    if (saved !== null) void orDeferToSweep(ctx, syncOrganization(ctx, target), ids);
    return saved;
  });
}
