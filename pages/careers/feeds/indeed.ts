import type { BoardRoleRow } from '../../../domain/boards/board-role.ts';
import { lastChangeOf, type Feed, type FeedRole } from './feed-role.ts';
import { cdata, element, xmlFile } from './xml.ts';

const jobTypes: Partial<Record<NonNullable<BoardRoleRow['employment_type']>, string>> = {
  full_time: 'fulltime',
  part_time: 'parttime',
  contract: 'contract',
  temporary: 'temporary',
  internship: 'internship',
  volunteer: 'volunteer',
  per_diem: 'per diem',
};

const remoteTypes: Partial<Record<NonNullable<BoardRoleRow['workplace_type']>, string>> = {
  remote: 'Fully remote',
  hybrid: 'Hybrid remote',
};

/**
 * All open roles in the XML form that Indeed and other job sites read. A role that is missing is closed.
 */
export function indeedFeed({ company, home, roles }: Feed): string {
  return xmlFile(
    element(
      'source',
      {},
      given('publisher', company),
      given('publisherurl', home),
      given('lastBuildDate', lastChangeOf({ roles })),
      roles.map((role) => jobOf(role, company)),
    ),
  );
}

function jobOf({ row, url, descriptionHtml, changedAt }: FeedRole, company: string) {
  return element(
    'job',
    {},
    given('title', row.title),
    given('date', row.posted_at),
    given('referencenumber', row.id),
    given('requisitionid', row.id),
    given('url', url),
    given('company', company),
    given('sourcename', company),
    placeOf(row),
    given('description', descriptionHtml),
    given('salary', payText(row.salary)),
    given('jobtype', labelOf(jobTypes, row.employment_type)),
    given('category', row.department),
    given('remotetype', labelOf(remoteTypes, row.workplace_type)),
    given('lastactivitydate', changedAt.toISOString()),
    given('expirationdate', row.closes_at),
  );
}

/** Job sites take one place. */
function placeOf({ locations: [place] }: BoardRoleRow) {
  if (place === undefined) return null;
  const { city, region, country } = place;
  return [given('city', city), given('state', region), given('country', country)];
}

function labelOf<Key extends string>(
  labels: Partial<Record<Key, string>>,
  key: Key | null,
): string | null {
  return key === null ? null : (labels[key] ?? null);
}

function given(name: string, text: string | null) {
  return text === null || text === '' ? null : element(name, {}, cdata(text));
}

/** Such as "EUR 4000 - EUR 5000 per month". */
function payText(salary: BoardRoleRow['salary']): string | null {
  if (salary === null) return null;
  const { min, max, currency, period } = salary;
  const amounts = min === max ? [min] : [min, max];
  return `${amounts.map((amount) => `${currency} ${amount}`).join(' - ')} per ${period}`;
}
