import type { Connector, SourceRef } from '../connector.ts';
import type { Feed, FeedDocument } from '../feed/feed.ts';
import { boardEndpoint } from '../mapping/endpoint.ts';
import { rowId } from '../mapping/parse-row.ts';
import { readJson, withDetails } from '../reading/details.ts';
import { jsonRows, memberOf, parseJson } from '../reading/json-rows.ts';
import { readByOffset } from '../reading/read-by-offset.ts';
import { besideFeed, withQuery } from '../reading/with-query.ts';
import { mapSmartRecruiters } from './map.ts';

const LIMIT = 100;

const endpoint = (source: SourceRef) =>
  boardEndpoint(source, {
    pages: ['jobs.smartrecruiters.com', 'careers.smartrecruiters.com'],
    feed: (board) => `https://api.smartrecruiters.com/v1/companies/${board}/postings`,
  });

export const smartrecruiters: Connector = {
  kind: 'smartrecruiters',
  closesByAbsence: true,
  endpoint,
  pages: (source, feed, from) => {
    const list = endpoint(source);
    return readByOffset(
      feed,
      {
        limit: LIMIT,
        request: (offset) => ({ url: withQuery(list, { limit: LIMIT, offset }) }),
        rows: (document) => jsonRows(document, 'content'),
        total: totalFound,
        complete: (rows) => withDetails(feed, rows, (row) => readDetail(feed, list, row)),
      },
      from,
    );
  },
  map: mapSmartRecruiters,
};

function totalFound(document: FeedDocument): number | null {
  if (document.bytes === null) return null;
  const total = memberOf(parseJson(document.bytes), 'totalFound');
  return typeof total === 'number' ? total : null;
}

/** A row without a usable id has no page. `map` rejects it. */
async function readDetail(feed: Feed, list: string, row: unknown): Promise<unknown> {
  const id = rowId(row);
  if (id === null) return null;
  return readJson(feed, {
    url: besideFeed(list, '/postings', `/postings/${encodeURIComponent(id)}`),
  });
}
