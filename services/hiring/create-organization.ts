import { AppError } from '../../domain/common/errors.ts';
import { distinctSlug, slugOf } from '../../domain/common/text/slug.ts';
import {
  changedProfile,
  emptyProfile,
  type NewOrganizationInput,
  type Organization,
} from '../../domain/hiring/organization.ts';
import { findOrganization, insertOrganization } from '../../storage/hiring/organizations.ts';
import { idOf } from '../../storage/new-id.ts';
import type { AppContext } from '../context.ts';
import type { Creation } from './creation.ts';

/**
 * Creates an organization. A requested slug that is taken is a conflict; a slug made from the name gets a suffix. A
 * repeated run returns the organization of the first run.
 */
export async function createOrganization(
  { stores }: Pick<AppContext, 'stores'>,
  { accountId, run }: Creation,
  { slug, ...input }: NewOrganizationInput,
): Promise<Organization> {
  const owned = { accountId, id: idOf('organization', run) };
  const earlier = run === null ? null : await findOrganization(stores, owned);
  if (earlier !== null) return earlier;
  const wanted = slug ?? slugOf(input.name);
  const profile = changedProfile(emptyProfile(input.name, wanted), input);
  const made = await insertOrganization(stores, owned, profile);
  if (made !== null) return made;
  const other = { ...profile, slug: distinctSlug(wanted, owned.id) };
  const second = slug === undefined ? await insertOrganization(stores, owned, other) : null;
  if (second !== null) return second;
  // The id is taken: an earlier attempt of this run succeeded in the meantime.
  const late = await findOrganization(stores, owned);
  if (late !== null) return late;
  const details = [{ path: 'slug', message: 'is taken' }];
  throw new AppError('conflict', { message: `The slug ${wanted} is taken.`, details });
}
