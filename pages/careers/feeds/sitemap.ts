import type { Feed } from './feed-role.ts';
import { element, field, xmlFile } from './xml.ts';

const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
/** Most addresses of a file (sitemaps.org). */
export const MAX_ADDRESSES = 50_000;

/** A company's careers page and its open roles, each with its last change. */
export function sitemap({ home, roles }: Pick<Feed, 'home' | 'roles'>): string {
  return xmlFile(
    element(
      'urlset',
      NAMESPACE,
      element('url', {}, field('loc', home)),
      roles
        .slice(0, MAX_ADDRESSES - 1)
        .map(({ url, changedAt }) =>
          element('url', {}, field('loc', url), field('lastmod', changedAt.toISOString())),
        ),
    ),
  );
}

/** The sitemaps of several companies. */
export function sitemapIndex(addresses: readonly string[]): string {
  return xmlFile(
    element(
      'sitemapindex',
      NAMESPACE,
      addresses.map((address) => element('sitemap', {}, field('loc', address))),
    ),
  );
}
