import { element, field, xmlFile } from './xml.ts';
import { lastChangeOf, type Feed, type FeedRole } from './feed-role.ts';

const ATOM = 'http://www.w3.org/2005/Atom';
/** Readers of news look at the newest; `jobs.xml` has all. */
const NEWEST = 100;

/** The newest open roles as RSS 2.0. */
export function rssFeed({ company, home, self, roles }: Feed): string {
  return xmlFile(
    element(
      'rss',
      { version: '2.0', 'xmlns:atom': ATOM },
      element(
        'channel',
        {},
        field('title', company),
        field('link', home),
        field('description', `Open roles: ${company}`),
        element('atom:link', { rel: 'self', type: 'application/rss+xml', href: self }),
        roles.slice(0, NEWEST).map(rssItem),
      ),
    ),
  );
}

function rssItem({ row, url, descriptionHtml }: FeedRole) {
  return element(
    'item',
    {},
    field('title', row.title),
    field('link', url),
    element('guid', { isPermaLink: 'false' }, row.id),
    field('pubDate', new Date(row.posted_at).toUTCString()),
    field('category', row.department),
    field('description', `${placeHtml(row.location)}${descriptionHtml}`),
  );
}

/** The newest open roles as Atom (RFC 4287). */
export function atomFeed({ company, home, self, roles }: Feed): string {
  return xmlFile(
    element(
      'feed',
      { xmlns: ATOM },
      field('id', home),
      field('title', `${company}: open roles`),
      element('author', {}, field('name', company)),
      element('link', { rel: 'self', type: 'application/atom+xml', href: self }),
      element('link', { rel: 'alternate', type: 'text/html', href: home }),
      field('updated', lastChangeOf({ roles }) ?? new Date(0).toISOString()),
      roles.slice(0, NEWEST).map(atomEntry),
    ),
  );
}

function atomEntry({ row, url, descriptionHtml, changedAt }: FeedRole) {
  return element(
    'entry',
    {},
    field('id', url),
    field('title', row.title),
    element('link', { rel: 'alternate', type: 'text/html', href: url }),
    field('published', row.posted_at),
    field('updated', changedAt.toISOString()),
    element('content', { type: 'html' }, `${placeHtml(row.location)}${descriptionHtml}`),
  );
}

function placeHtml(location: string): string {
  return location === '' ? '' : element('p', {}, location).text;
}
