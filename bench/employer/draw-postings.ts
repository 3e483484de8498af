import { movePosting } from '../../domain/hiring/change-posting.ts';
import type { PostingAction } from '../../domain/hiring/posting-lifecycle.ts';
import { changedContent, emptyContent } from '../../domain/hiring/posting-input.ts';
import type { Posting } from '../../domain/hiring/posting.ts';
import { slugOf } from '../../domain/common/text/slug.ts';
import { newIdAt } from '../../storage/new-id.ts';
import { DAY_MS, type Employer } from './employer.ts';

const TITLES = ['Clock Mechanic', 'Harbour Pilot', 'Night Nurse', 'Data Engineer', 'Crane Driver'];
const DEPARTMENTS = ['Workshop', 'Foundry', 'Ward', 'Platform', 'Quay'];

/** Of twenty postings, one is a draft, seven are closed and four are archived. */
const ACTIONS: readonly (readonly PostingAction[])[] = [
  ...Array.from({ length: 8 }, () => ['publish'] as const),
  ...Array.from({ length: 7 }, () => ['publish', 'close'] as const),
  ...Array.from({ length: 4 }, () => ['publish', 'archive'] as const),
  [],
];

const content = changedContent(emptyContent('Clock Mechanic'), {
  description_html: `<h2>What you do</h2><p>${'You keep the clocks of the harbour on time. '.repeat(40)}</p>`,
  locations: [{ text: 'Bergen, Norway' }],
  workplace_type: 'on_site',
  employment_type: 'full_time',
  salary: { min: 52_000, max: 64_000, currency: 'EUR', period: 'year' },
});

/** The postings of an account, published in the two months before its year, and ended on its last day. */
export function drawPostings(employer: Employer): Posting[] {
  const { postings } = employer.sizes;
  return Array.from({ length: postings }, (_, index) => {
    const before = ((postings - index) / postings) * 60 * DAY_MS;
    const createdAt = new Date(employer.from.getTime() - before);
    const draft = draftOf(employer, index, createdAt);
    const endedAt = new Date(employer.until.getTime() - DAY_MS);
    return (ACTIONS[index % ACTIONS.length] ?? []).reduce((posting, action) => {
      const now = action === 'publish' ? createdAt : endedAt;
      return { ...(movePosting(posting, action, now)?.posting ?? posting), version: 2 };
    }, draft);
  });
}

function draftOf({ accountId, organization }: Employer, index: number, createdAt: Date): Posting {
  const title = `${TITLES[index % TITLES.length]} ${index}`;
  return {
    ...content,
    title,
    department: DEPARTMENTS[index % DEPARTMENTS.length] ?? null,
    id: newIdAt('job', createdAt),
    accountId,
    organizationId: organization.id,
    slug: slugOf(title),
    status: 'draft',
    publishedAt: null,
    closedAt: null,
    createdBy: null,
    createdAt,
    updatedAt: createdAt,
    version: 1,
  };
}
