import { FeedUnreadable } from '../feed/errors.ts';
import { readPage } from '../reading/html-page.ts';
import { itemList } from './schema.ts';
import { nodesOfType } from './nodes.ts';
import { parseUrl } from '../../domain/common/parse-url.ts';

/** A posting and its page. Without a node it is a page still to be read, or one with a problem. */
export interface LinkedRow {
  page: string;
  node: unknown;
  /** Why unknown postings may be missing. */
  problem?: string;
}

/** Maximum number of pages read from one careers page. */
const MAX_LINKS = 1000;

/** The postings on a page. */
export function postingsOn(html: string, page: string): LinkedRow[] {
  return linkedData(html).flatMap((data) =>
    nodesOfType(data, 'JobPosting').map((node) => ({ page, node })),
  );
}

/**
 * The postings of a careers page: its own, those on the pages its ItemList names, and without both, those on linked
 * pages below its address.
 */
export function rowsOn(html: string, page: string): LinkedRow[] {
  const own = postingsOn(html, page);
  const listed = linkedData(html)
    .flatMap((data) => nodesOfType(data, 'ItemList'))
    .flatMap((node) => itemList.safeParse(node).data?.itemListElement ?? []);
  const isIndex = own.length === 0 && listed.length === 0;
  const links = isIndex ? readPage(html).links.filter((link) => isBelow(link, page)) : listed;
  const pages = toPages(links, page);
  const followed = pages.slice(0, MAX_LINKS).map((link) => ({ page: link, node: null }));
  return [...own, ...followed, ...(pages.length > MAX_LINKS ? [tooMany(page)] : [])];
}

function tooMany(page: string): LinkedRow {
  return { page, node: null, problem: `list: more than ${MAX_LINKS} pages` };
}

function linkedData(html: string): unknown[] {
  const { linkedData: texts, isCutOff } = readPage(html);
  if (isCutOff) throw new FeedUnreadable('The page is truncated.');
  return texts.map(parseData);
}

/** One invalid script must not hide the postings of the others. */
function parseData(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Absolute URLs on the page's host, without repeats. One more than the maximum is kept to show that there are more.
 */
function toPages(links: string[], page: string): string[] {
  const pages = new Set<string>();
  for (const link of links) {
    const url = parseUrl(link, page);
    if (url === null) continue;
    url.hash = '';
    if (url.host === new URL(page).host && url.href !== page) pages.add(url.href);
    if (pages.size > MAX_LINKS) break;
  }
  return [...pages];
}

function isBelow(link: string, page: string): boolean {
  const folder = new URL(page).pathname.replace(/\/+$/, '');
  return parseUrl(link, page)?.pathname.startsWith(`${folder}/`) ?? false;
}
