import type { Connector, SourceRef } from '../connector.ts';
import { boardEndpoint } from '../mapping/endpoint.ts';
import { jsonRows } from '../reading/json-rows.ts';
import { readByOffset } from '../reading/read-by-offset.ts';
import { withQuery } from '../reading/with-query.ts';
import { mapLever } from './map.ts';

const LIMIT = 100;
const EU_PAGES = 'jobs.eu.lever.co';

function endpoint(source: SourceRef): string {
  const api = source.token.includes(`//${EU_PAGES}/`) ? 'api.eu.lever.co' : 'api.lever.co';
  return boardEndpoint(source, {
    pages: ['jobs.lever.co', EU_PAGES],
    feed: (board) => `https://${api}/v0/postings/${board}?mode=json`,
  });
}

export const lever: Connector = {
  kind: 'lever',
  closesByAbsence: true,
  endpoint,
  pages: (source, feed, from) =>
    readByOffset(
      feed,
      {
        limit: LIMIT,
        request: (skip) => ({ url: withQuery(endpoint(source), { skip, limit: LIMIT }) }),
        rows: (document) => jsonRows(document, null),
        total: () => null,
      },
      from,
    ),
  map: mapLever,
};
