import { AppError } from '../../domain/common/errors.ts';
import { distinctSlug, slugOf } from '../../domain/common/slug.ts';
import {
  changedProfile,
  emptyProfile,
  type NewOrganizationInput,
  type Organization,
} from '../../domain/hiring/organization.ts';
import { insertOrganization } from '../../storage/hiring/organizations.ts';
import { newId } from '../../storage/new-id.ts';
import type { AppContext } from '../context.ts';

/** Makes an organization. A slug that was asked for and is taken is 409; one made from the name gives way. */
export async function createOrganization(
  { stores }: AppContext,
  accountId: string,
  { slug, ...input }: NewOrganizationInput,
): Promise<Organization> {
  const wanted = slug ?? slugOf(input.name);
  const profile = changedProfile(emptyProfile(input.name, wanted), input);
  const made = await insertOrganization(stores, accountId, profile);
  if (made !== null) return made;
  const other = { ...profile, slug: distinctSlug(wanted, newId('organization')) };
  const second = slug === undefined ? await insertOrganization(stores, accountId, other) : null;
  if (second !== null) return second;
  const details = [{ path: 'slug', message: 'is taken' }];
  throw new AppError('conflict', { message: `The slug ${wanted} is taken.`, details });
}
