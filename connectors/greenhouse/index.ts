import type { Connector } from '../connector.ts';
import { boardEndpoint } from '../mapping/endpoint.ts';
import { jsonRows } from '../reading/json-rows.ts';
import { readUnpaged } from '../reading/read-unpaged.ts';
import { mapGreenhouse } from './map.ts';

export const greenhouse: Connector = {
  kind: 'greenhouse',
  closesByAbsence: true,
  endpoint: (source) =>
    boardEndpoint(source, {
      pages: ['boards.greenhouse.io', 'job-boards.greenhouse.io', 'job-boards.eu.greenhouse.io'],
      feed: (board) =>
        `https://boards-api.greenhouse.io/v1/boards/${board}/jobs?content=true&pay_transparency=true`,
    }),
  pages: (source, feed, from) =>
    readUnpaged(
      feed,
      {
        request: { url: greenhouse.endpoint(source) },
        rows: (document) => jsonRows(document, 'jobs'),
      },
      from,
    ),
  map: mapGreenhouse,
};
