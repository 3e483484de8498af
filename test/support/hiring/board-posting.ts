import type { ListedPosting } from '../../../domain/boards/board-role.ts';
import { defaultFeatures } from '../../../domain/hiring/board-features.ts';
import type { Organization } from '../../../domain/hiring/organization.ts';
import { emptyProfile } from '../../../domain/hiring/organization.ts';
import { emptyContent } from '../../../domain/hiring/posting-input.ts';
import type { Posting } from '../../../domain/hiring/posting.ts';
import type { Place } from '../../../domain/places/place.ts';

const at = new Date('2026-03-01T09:00:00.000Z');
let made = 0;

export function makePlace(text: string, place: Partial<Place> = {}): Place {
  const unknown = {
    city: null,
    region: null,
    regionCode: null,
    country: null,
    lat: null,
    lng: null,
  };
  return { text, ...unknown, ...place };
}

/** A minimal open role; `places` are texts. */
export function makePosting({
  places = [],
  ...change
}: Partial<Posting> & { places?: string[] } = {}): Posting {
  made += 1;
  return {
    id: `job_${String(made).padStart(20, '0')}`,
    accountId: 'acc_00000000000000000001',
    organizationId: 'org_00000000000000000001',
    slug: `role-${made}`,
    status: 'open',
    ...emptyContent('Bell Founder'),
    descriptionHtml: '<p>You cast bells.</p>',
    descriptionText: 'You cast bells.',
    locations: places.map((text) => makePlace(text)),
    publishedAt: at,
    closedAt: null,
    createdBy: null,
    createdAt: at,
    updatedAt: at,
    version: 1,
    ...change,
  };
}

/** The same without the members that lists omit. */
export function listedPosting(change: Parameters<typeof makePosting>[0]): ListedPosting {
  return makePosting(change);
}

export function makeOrganization(change: Partial<Organization> = {}): Organization {
  return {
    id: 'org_00000000000000000001',
    accountId: 'acc_00000000000000000001',
    ...emptyProfile('Harbour Clockworks', 'harbour-clockworks'),
    features: defaultFeatures,
    boardRevision: 1,
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...change,
  };
}
