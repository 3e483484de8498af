import type { OwnedRef } from '../../domain/common/ids.ts';
import { findOrganization, markOrganizationSettled } from '../../storage/hiring/organizations.ts';
import { findShownPostings } from '../../storage/hiring/unsettled-postings.ts';
import type { AppContext } from '../context.ts';
import { projectPosting } from './project-posting.ts';

/**
 * Lets the market show an organization's roles under its latest profile. Harmless to repeat; an organization that has
 * changed meanwhile stays due.
 */
export async function settleOrganization(ctx: AppContext, target: OwnedRef): Promise<void> {
  const organization = await findOrganization(ctx.stores, target);
  if (organization === null) return;
  for await (const posting of findShownPostings(ctx.stores, organization.id)) {
    await projectPosting(ctx, posting);
  }
  await markOrganizationSettled(ctx.stores, organization);
}
