import { mapConcurrently } from '../../domain/common/map-concurrently.ts';
import type { Connector, SourceRef } from '../connector.ts';
import { FeedNotFound, FeedUnreadable } from '../feed/errors.ts';
import type { Feed, FeedDocument } from '../feed/feed.ts';
import { givenUrl } from '../mapping/endpoint.ts';
import { problemOfOne, readSmall } from '../reading/details.ts';
import { REQUESTS_AT_ONCE } from '../reading/details.ts';
import { readUnpaged } from '../reading/read-unpaged.ts';
import { mapJsonLd } from './map.ts';
import { postingsOn, rowsOn, type LinkedRow } from './read-postings.ts';

/** Each row may take one request. */
const PAGE_ROWS = 40;

const endpoint = (source: SourceRef) => givenUrl(source).href;

/** A careers page, or the page of one posting, with schema.org JobPosting data. */
export const jsonLd: Connector = {
  kind: 'json_ld',
  closesByAbsence: true,
  endpoint,
  pages: (source, feed, from) =>
    readUnpaged(
      feed,
      {
        request: { url: endpoint(source) },
        rows: careersRows,
        pageRows: PAGE_ROWS,
        complete: async (rows) => {
          const read = await mapConcurrently(rows, REQUESTS_AT_ONCE, (row) =>
            readLinked(feed, row as LinkedRow),
          );
          return read.flat();
        },
        isGap: (row) => (row as LinkedRow).problem !== undefined,
      },
      from,
    ),
  map: mapJsonLd,
};

function careersRows(document: FeedDocument): LinkedRow[] {
  if (document.bytes === null) throw new FeedUnreadable('The page is too large.');
  return rowsOn(document.bytes.toString('utf8'), document.url);
}

/** Reads a linked page and returns its postings; none when it is missing or holds none. */
async function readLinked(feed: Feed, row: LinkedRow): Promise<LinkedRow[]> {
  if (row.node !== null || row.problem !== undefined) return [row];
  try {
    const found = await readSmall(feed, { url: row.page }, (bytes, { url }) =>
      postingsOn(bytes.toString('utf8'), url),
    );
    return found ?? [];
  } catch (error) {
    if (error instanceof FeedNotFound) return [];
    return [{ ...row, problem: problemOfOne(feed, error) }];
  }
}
