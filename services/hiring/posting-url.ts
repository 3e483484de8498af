import type { Config } from '../../config/config.ts';
import type { Organization } from '../../domain/hiring/organization.ts';
import type { Posting } from '../../domain/hiring/posting.ts';
import { findOrganization } from '../../storage/hiring/organizations.ts';
import type { AppContext } from '../context.ts';
import { publicUrl } from '../public-url.ts';

/** The public address of an open or closed role; null otherwise, and when its organization is gone. */
export async function postingUrl(
  { stores, config }: AppContext,
  { accountId, organizationId, status, slug }: Posting,
): Promise<string | null> {
  if (status !== 'open' && status !== 'closed') return null;
  const organization = await findOrganization(stores, { accountId, id: organizationId });
  if (organization === null) return null;
  return rolePageUrl(config, organization, slug);
}

/** The page of a role for people. */
export function rolePageUrl(
  config: Config,
  organization: Pick<Organization, 'slug'>,
  slug: string,
): string {
  return `${publicUrl(config)}/careers/${organization.slug}/${slug}`;
}
