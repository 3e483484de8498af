import type { Connector } from '../connector.ts';
import { FeedNotFound } from '../feed/errors.ts';
import type { Feed } from '../feed/feed.ts';
import { rowId } from '../mapping/parse-row.ts';
import { readJson, withDetails } from '../reading/details.ts';
import { jsonRows } from '../reading/json-rows.ts';
import { readUnpaged } from '../reading/read-unpaged.ts';
import { besideFeed } from '../reading/with-query.ts';
import { bambooEndpoint } from './endpoint.ts';
import { mapBambooHr } from './map.ts';
import { widgetRows } from './widget.ts';

/** Each row takes one request. */
const PAGE_ROWS = 40;

export const bamboohr: Connector = {
  kind: 'bamboohr',
  closesByAbsence: true,
  endpoint: bambooEndpoint,
  pages: (source, feed, from) => {
    const url = bambooEndpoint(source);
    const list = listOrWidget(feed, besideFeed(url, '/careers/list', '/jobs/embed2.php'));
    return readUnpaged(
      list.feed,
      {
        request: { url },
        rows: (document) => (list.isWidget() ? widgetRows(document) : jsonRows(document, 'result')),
        pageRows: PAGE_ROWS,
        complete: (rows) => withDetails(feed, rows, (row) => readDetail(feed, url, row)),
      },
      from,
    );
  },
  map: mapBambooHr,
};

/** Some tenants have no list. Their widget is read instead. */
function listOrWidget(feed: Feed, widget: string): { feed: Feed; isWidget: () => boolean } {
  let isWidget = false;
  const read: Feed['read'] = async (request) => {
    try {
      return await feed.read(request);
    } catch (error) {
      if (!(error instanceof FeedNotFound)) throw error;
      isWidget = true;
      return feed.read({ ...request, url: widget });
    }
  };
  return { feed: { validators: feed.validators, read }, isWidget: () => isWidget };
}

/** A row without a usable id has no page. `map` rejects it. */
async function readDetail(feed: Feed, list: string, row: unknown): Promise<unknown> {
  const id = rowId(row);
  if (id === null) return null;
  return readJson(feed, { url: besideFeed(list, '/list', `/${encodeURIComponent(id)}/detail`) });
}
