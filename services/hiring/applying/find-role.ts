import { effectiveFeatures, type BoardFeatures } from '../../../domain/hiring/board-features.ts';
import type { Posting } from '../../../domain/hiring/posting.ts';
import { findHostedRole } from '../../../storage/hiring/hosted-roles.ts';
import { findOrganization } from '../../../storage/hiring/organizations.ts';
import { findJob } from '../../../storage/market/jobs.ts';
import type { AppContext } from '../../context.ts';

/** A role hosted here, as MongoDB holds it now, or the apply URL of a market role. */
export type RoleToApply =
  | { hosted: true; posting: Posting; companyName: string; features: BoardFeatures }
  | { hosted: false; applyUrl: string | null };

/** The role that an account applies for, of any employer; null when there is none. */
export async function findRoleToApply(
  { stores }: Pick<AppContext, 'stores'>,
  id: string,
): Promise<RoleToApply | null> {
  const posting = await findHostedRole(stores, id);
  if (posting === null) {
    const job = await findJob(stores, id);
    return job === null || job.canApply ? null : { hosted: false, applyUrl: job.applyUrl };
  }
  const { accountId, organizationId } = posting;
  const organization = await findOrganization(stores, { accountId, id: organizationId });
  if (organization === null) return null;
  const features = effectiveFeatures(organization.features, posting.features);
  return { hosted: true, posting, companyName: organization.name, features };
}

/** `details` of `not_hosted` (decision 0002). */
export function notHostedDetails(applyUrl: string | null) {
  return [{ path: 'apply_url', message: applyUrl ?? '' }];
}
