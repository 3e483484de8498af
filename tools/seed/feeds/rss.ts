import type { EmploymentType } from '../../../domain/market/enums.ts';
import { descriptionHtml } from '../html.ts';
import type { Role, SeedSource } from '../role.ts';
import { cdata, element, parent, XML_DECLARATION } from './xml.ts';

const TYPES: Partial<Record<EmploymentType, string>> = {
  full_time: 'Full-Time',
  part_time: 'Part-Time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
};

/** A board of remote roles of many employers: "Employer: Title". */
export function rssPayload({ roles, token }: SeedSource): string {
  const { origin } = new URL(token);
  const channel = parent('channel', [
    element('title', 'Remote roles'),
    element('link', origin),
    ...roles.map((role) => toItem(role, origin)),
  ]);
  return `${XML_DECLARATION}<rss version="2.0">\n${channel}\n</rss>\n`;
}

function toItem(role: Role, origin: string): string {
  const link = `${origin}/remote-jobs/${role.id}`;
  const [place] = role.places;
  return parent('item', [
    element('title', `${role.employer.name}: ${role.title}`),
    element('region', place?.country === null ? 'Anywhere' : (place?.text ?? null)),
    ...(place?.country ? [element('country', place.country.name)] : []),
    element('category', role.department),
    element('type', TYPES[role.employment] ?? null),
    cdata('description', descriptionHtml(role)),
    element('pubDate', new Date(role.postedAt).toUTCString()),
    element('guid', link),
    element('link', link),
  ]);
}
