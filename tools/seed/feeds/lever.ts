import { bodyHtml, itemsHtml } from '../html.ts';
import type { Role, RolePay, SeedSource, Section } from '../role.ts';

const COMMITMENTS: Partial<Record<string, string>> = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
};
const WORKPLACES = { remote: 'remote', hybrid: 'hybrid', on_site: 'on-site' };
const INTERVALS: Record<RolePay['period'], string> = {
  hour: 'per-hour-wage',
  day: 'per-day-wage',
  week: 'per-week-salary',
  month: 'per-month-salary',
  year: 'per-year-salary',
};

/** As `GET /v0/postings/{site}?mode=json` answers: a bare list, the lists apart from the prose. */
export function leverPayload({ roles, token }: SeedSource): string {
  return JSON.stringify(roles.map((role) => toPosting(role, token)));
}

function toPosting(role: Role, token: string) {
  const isList = ({ items }: Section) => items.length > 0;
  const firstList = role.sections.findIndex(isList);
  const hostedUrl = `${token}${role.id}`;
  return {
    id: role.id,
    text: role.title,
    categories: {
      location: role.places[0]?.text ?? null,
      commitment: COMMITMENTS[role.employment] ?? null,
      team: role.department,
      department: role.department,
      allLocations: role.places.map((place) => place.text),
    },
    country: role.places[0]?.country?.code ?? null,
    description: role.sections.slice(0, firstList).map(partHtml).join(''),
    lists: role.sections.filter(isList).map(({ heading, items }) => ({
      text: heading,
      content: itemsHtml(items),
    })),
    additional: role.sections
      .slice(firstList)
      .filter((section) => !isList(section))
      .map(partHtml)
      .join(''),
    hostedUrl,
    applyUrl: `${hostedUrl}/apply`,
    workplaceType: WORKPLACES[role.workplace],
    createdAt: role.postedAt,
    ...(role.pay?.isStructured === true ? { salaryRange: rangeOf(role.pay) } : {}),
  };
}

/** Headings between prose are bold lines here. */
function partHtml(section: Section): string {
  const heading = section.heading === null ? '' : `<div><b>${section.heading}</b></div>`;
  return `${heading}${bodyHtml(section)}`;
}

function rangeOf({ min, max, currency, period }: RolePay) {
  return { currency, interval: INTERVALS[period], min, max };
}
