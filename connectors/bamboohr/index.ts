import type { Connector } from '../connector.ts';
import type { Feed } from '../feed/feed.ts';
import { idOf } from '../mapping/parse-row.ts';
import { readJson, withDetails } from '../reading/details.ts';
import { jsonRows } from '../reading/json-rows.ts';
import { readUnpaged } from '../reading/read-unpaged.ts';
import { besideFeed } from '../reading/with-query.ts';
import { bambooEndpoint } from './endpoint.ts';
import { mapBambooHr } from './map.ts';

/** Each row costs a request. */
const PAGE_ROWS = 40;

export const bamboohr: Connector = {
  kind: 'bamboohr',
  closesByAbsence: true,
  endpoint: bambooEndpoint,
  pages: (source, feed, from) => {
    const url = bambooEndpoint(source);
    return readUnpaged(
      feed,
      {
        request: { url },
        rows: (document) => jsonRows(document, 'result'),
        pageRows: PAGE_ROWS,
        complete: (rows) => withDetails(feed, rows, (row) => readDetail(feed, url, row)),
      },
      from,
    );
  },
  map: mapBambooHr,
};

/** A row without a usable id has no page; `map` rejects it. */
async function readDetail(feed: Feed, list: string, row: unknown): Promise<unknown> {
  const id = idOf(row);
  if (id === null) return null;
  return readJson(feed, { url: besideFeed(list, '/list', `/${encodeURIComponent(id)}/detail`) });
}
