import type { Organization } from './organization.ts';
import type { Posting } from './posting.ts';

/** The properties that search engines require of a role and this one lacks. */
export function searchWarnings(
  { workplaceType, locations }: Pick<Posting, 'workplaceType' | 'locations'>,
  organization: Pick<Organization, 'locations'> | null,
): string[] {
  const places = [...locations, ...(organization?.locations ?? [])];
  if (places.some(({ country }) => country !== null)) return [];
  return workplaceType === 'remote'
    ? ['Search engines do not show a remote role without the country where applicants may live.']
    : ['Search engines do not show a role without a place, unless it is remote.'];
}
