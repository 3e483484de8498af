import type { Connector } from '../connector.ts';
import { boardEndpoint } from '../mapping/endpoint.ts';
import { jsonRows } from '../reading/json-rows.ts';
import { readUnpaged } from '../reading/read-unpaged.ts';
import { mapAshby } from './map.ts';

export const ashby: Connector = {
  kind: 'ashby',
  closesByAbsence: true,
  endpoint: (source) =>
    boardEndpoint(source, {
      pages: ['jobs.ashbyhq.com'],
      feed: (board) =>
        `https://api.ashbyhq.com/posting-api/job-board/${board}?includeCompensation=true`,
    }),
  pages: (source, feed, from) =>
    readUnpaged(
      feed,
      {
        request: { url: ashby.endpoint(source) },
        rows: (document) => jsonRows(document, 'jobs'),
      },
      from,
    ),
  map: mapAshby,
};
