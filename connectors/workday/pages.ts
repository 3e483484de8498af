import type { FeedPage } from '../connector.ts';
import { FeedUnreadable } from '../feed/errors.ts';
import type { Feed } from '../feed/feed.ts';
import { rowId } from '../mapping/parse-row.ts';
import { readJson, withDetails } from '../reading/details.ts';
import { besideFeed } from '../reading/with-query.ts';
import { workdayList, type WorkdayList } from './schema.ts';

/** Maximum page size of the vendor. */
const LIMIT = 20;
/** Some tenants state and return at most this many postings, and start over after them. */
const CAP = 2000;
const THROTTLED_BY = [403, 422];
const START = '0:0';

/** A list filtered by one value of one facet. The whole list has no facets. */
interface Walk {
  facets: Record<string, string[]>;
  total: number;
}

/**
 * Reads a site list by list: the whole list, or one list per value of a facet where the whole list is capped. The
 * cursor is the list's number and its offset. The read is complete only when no list was capped or short, and the
 * lists together hold the total that the site states. If the facets change before a read is resumed, it is
 * incomplete.
 */
export async function* workdayPages(
  feed: Feed,
  url: string,
  from = START,
): AsyncGenerator<FeedPage> {
  const first = await readList(feed, url, { facets: {}, offset: 0 });
  const walks = planWalks(first);
  const isSure = from === START || walks.length === 1;
  let isWhole = coversAll(walks, first) && isSure;
  const [startNumber = 0, startOffset = 0] = from.split(':').map(Number);
  let number = startNumber;
  for (const walk of walks.slice(startNumber)) {
    const start = number === startNumber ? startOffset : 0;
    for await (const { rows, offset, isShort } of walkRows(feed, url, { walk, start, first })) {
      if (isShort) isWhole = false;
      const detailed = await withDetails(feed, rows, (row) => readDetail(feed, url, row));
      yield page(detailed, `${number}:${offset}`, false);
    }
    number += 1;
  }
  yield page([], `${number}:0`, isWhole);
}

function page(rows: unknown[], cursor: string, complete: boolean): FeedPage {
  return { rows, cursor, complete, notModified: false };
}

interface WalkStart {
  walk: Walk;
  start: number;
  /** The response already read. It is the first page of the whole list. */
  first: WorkdayList | null;
}

/** The rows of one list up to its stated total; `isShort` when it ends earlier. */
async function* walkRows(feed: Feed, url: string, { walk, start, first }: WalkStart) {
  const isWholeList = Object.keys(walk.facets).length === 0;
  for (let offset = start; offset < walk.total; offset += LIMIT) {
    const isKnown = isWholeList && offset === 0;
    const answer = isKnown ? first : await readList(feed, url, { facets: walk.facets, offset });
    // Only the first response was recorded.
    const rows = answer?.jobPostings ?? [];
    yield { rows, offset: offset + LIMIT, isShort: rows.length === 0 };
    if (rows.length === 0) return;
  }
}

/** Whether the lists together hold the total that the site states. */
function coversAll(walks: Walk[], first: WorkdayList | null): boolean {
  const listed = walks.reduce((sum, { total }) => sum + total, 0);
  return listed >= (first?.total ?? 0) && walks.every(({ total }) => total < CAP);
}

/** Chooses the facet with the largest coverage. Jobs without a value in it are not seen. */
function planWalks(first: WorkdayList | null): Walk[] {
  if (first === null) return [];
  const { total, facets } = first;
  if (total < CAP) return [{ facets: {}, total }];
  const coverage = (values: { count: number }[]) =>
    values.reduce((sum, { count }) => sum + count, 0);
  const [best] = facets
    .filter(({ values }) => values.length > 1)
    .sort((a, b) => coverage(b.values) - coverage(a.values));
  if (best === undefined) return [{ facets: {}, total }];
  return best.values.map(({ id, count }) => ({
    facets: { [best.facetParameter]: [id] },
    total: count,
  }));
}

async function readList(
  feed: Feed,
  url: string,
  { facets, offset }: { facets: Record<string, string[]>; offset: number },
): Promise<WorkdayList | null> {
  const json = { appliedFacets: facets, limit: LIMIT, offset, searchText: '' };
  const answer = await readJson(feed, { url, json, throttledBy: THROTTLED_BY });
  if (answer === null) return null;
  const parsed = workdayList.safeParse(answer);
  if (!parsed.success) throw new FeedUnreadable('The answer has no list "jobPostings".');
  return parsed.data;
}

/** A row without a path has no page. `map` rejects it. */
async function readDetail(feed: Feed, list: string, row: unknown): Promise<unknown> {
  const path = rowId(row, 'externalPath');
  if (path?.startsWith('/') !== true) return null;
  return readJson(feed, { url: besideFeed(list, '/jobs', path), throttledBy: THROTTLED_BY });
}
