import { defaultFeatures } from '../../../domain/hiring/board-features.ts';
import type { Organization } from '../../../domain/hiring/organization.ts';
import { emptyContent } from '../../../domain/hiring/posting-input.ts';
import { emptyProfile } from '../../../domain/hiring/organization.ts';
import type { Posting } from '../../../domain/hiring/posting.ts';

const made = new Date('2026-03-01T09:00:00Z');

export function makeOrganization(differences: Partial<Organization> = {}): Organization {
  return {
    ...emptyProfile('Harbour Clockworks', 'harbour-clockworks'),
    features: defaultFeatures,
    id: 'org_1',
    accountId: 'acc_1',
    boardRevision: 1,
    version: 1,
    createdAt: made,
    updatedAt: made,
    ...differences,
  };
}

/** A draft with a description. */
export function makePosting(differences: Partial<Posting> = {}): Posting {
  return {
    ...emptyContent('Clock Mechanic'),
    descriptionHtml: '<p>You keep the harbour clock.</p>',
    descriptionText: 'You keep the harbour clock.',
    id: 'job_1',
    accountId: 'acc_1',
    organizationId: 'org_1',
    slug: 'clock-mechanic',
    status: 'draft',
    publishedAt: null,
    closedAt: null,
    createdBy: null,
    createdAt: made,
    updatedAt: made,
    version: 1,
    ...differences,
  };
}
