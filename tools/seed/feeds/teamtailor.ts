import { descriptionHtml } from '../html.ts';
import type { Place, Role, SeedSource } from '../role.ts';
import { element, parent, XML_DECLARATION } from './xml.ts';

const REMOTE_STATUSES = { remote: 'fully', hybrid: 'hybrid', on_site: 'none' };

/** As `GET https://{slug}.teamtailor.com/jobs.rss` answers; the HTML is carried as escaped text. */
export function teamtailorPayload({ roles, token, companyName }: SeedSource): string {
  const channel = parent('channel', [
    element('title', companyName),
    element('link', token),
    ...roles.map((role) => toItem(role, token)),
  ]);
  return `${XML_DECLARATION}<rss version="2.0" xmlns:tt="https://teamtailor.com/locations">\n${channel}\n</rss>\n`;
}

function toItem(role: Role, token: string): string {
  return parent('item', [
    element('title', role.title),
    element('description', descriptionHtml(role)),
    element('pubDate', new Date(role.postedAt).toUTCString()),
    element('link', `${token}jobs/${role.number}-${role.id.slice(0, 8)}`),
    element('remoteStatus', REMOTE_STATUSES[role.workplace]),
    element('guid', role.id),
    parent('tt:locations', role.places.map(toLocation)),
    element('tt:department', role.department),
  ]);
}

function toLocation({ text, city, country }: Place): string {
  return parent('tt:location', [
    element('tt:name', text),
    element('tt:city', city),
    element('tt:country', country?.name ?? null),
  ]);
}
