import type { Connector, SourceRef } from '../connector.ts';
import { FeedUnreadable } from '../feed/errors.ts';
import type { Feed } from '../feed/feed.ts';
import { hostEndpoint } from '../mapping/endpoint.ts';
import { rowId } from '../mapping/parse-row.ts';
import { readSmall, withDetails } from '../reading/details.ts';
import { innerHtml } from '../reading/html-page.ts';
import { jsonRows } from '../reading/json-rows.ts';
import { readUnpaged } from '../reading/read-unpaged.ts';
import { besideFeed } from '../reading/with-query.ts';
import { mapBreezy } from './map.ts';

/** Each row takes one request. */
const PAGE_ROWS = 40;
/** The status by which this vendor throttles. */
const THROTTLED_BY = [403];

const endpoint = (source: SourceRef) =>
  hostEndpoint(source, { domain: 'breezy.hr', path: '/json' });

export const breezy: Connector = {
  kind: 'breezy',
  closesByAbsence: true,
  endpoint,
  pages: (source, feed, from) => {
    const url = endpoint(source);
    return readUnpaged(
      feed,
      {
        request: { url, throttledBy: THROTTLED_BY },
        rows: (document) => jsonRows(document, null),
        pageRows: PAGE_ROWS,
        complete: (rows) => withDetails(feed, rows, (row) => readDescription(feed, url, row)),
      },
      from,
    );
  },
  map: mapBreezy,
};

/** Only the position's page holds the description. A row without a usable id has no page. `map` rejects it. */
async function readDescription(feed: Feed, list: string, row: unknown): Promise<unknown> {
  const slug = rowId(row, 'friendly_id') ?? rowId(row);
  if (slug === null) return null;
  const url = besideFeed(list, '/json', `/p/${encodeURIComponent(slug)}`);
  return readSmall(feed, { url, throttledBy: THROTTLED_BY }, (bytes) => ({
    descriptionHtml: descriptionOn(bytes.toString('utf8')),
  }));
}

function descriptionOn(html: string): string {
  const description = innerHtml(
    html,
    (name, { class: classes = '' }) =>
      name === 'div' && classes.split(/\s+/).includes('description'),
  );
  if (description === null) throw new FeedUnreadable('The page has no description.');
  return description.trim();
}
