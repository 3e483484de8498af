import type { OwnedRef } from '../../domain/common/ids.ts';
import { findOrganization, markOrganizationSynced } from '../../storage/hiring/organizations.ts';
import { findShownPostings } from '../../storage/hiring/postings-to-sync.ts';
import type { AppContext } from '../context.ts';
import { projectPosting } from './project-posting.ts';

/**
 * Syncs the market's copies of an organization's roles with its latest profile. Idempotent; an organization that
 * changes meanwhile stays due.
 */
export async function syncOrganization(ctx: AppContext, target: OwnedRef): Promise<void> {
  const organization = await findOrganization(ctx.stores, target);
  if (organization === null) return;
  for await (const posting of findShownPostings(ctx.stores, organization.id)) {
    await projectPosting(ctx, posting);
  }
  await markOrganizationSynced(ctx.stores, organization);
}
