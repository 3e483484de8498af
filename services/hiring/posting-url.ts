import type { Config } from '../../config/config.ts';
import type { Organization } from '../../domain/hiring/organization.ts';
import type { Posting } from '../../domain/hiring/posting.ts';
import { findOrganization } from '../../storage/hiring/organizations.ts';
import type { AppContext } from '../context.ts';
import { publicUrl } from '../public-url.ts';

/** The public address of an open or closed role; null otherwise, and when its organization is gone. */
export async function postingUrl(
  { stores, config }: Pick<AppContext, 'config' | 'stores'>,
  posting: Posting,
): Promise<string | null> {
  const { accountId, organizationId } = posting;
  const organization = await findOrganization(stores, { accountId, id: organizationId });
  return publicPostingUrl(config, posting, organization);
}

/** The same for a known organization. */
export function publicPostingUrl(
  config: Config,
  { status, slug }: Pick<Posting, 'status' | 'slug'>,
  organization: Organization | null,
): string | null {
  if (organization === null || (status !== 'open' && status !== 'closed')) return null;
  return rolePageUrl(config, organization, slug);
}

/** The careers page of an organization. */
export function careersUrl(config: Config, { slug }: Pick<Organization, 'slug'>): string {
  return `${publicUrl(config)}/careers/${slug}`;
}

/** The page of a role for people. */
export function rolePageUrl(
  config: Config,
  organization: Pick<Organization, 'slug'>,
  slug: string,
): string {
  return `${careersUrl(config, organization)}/${slug}`;
}
