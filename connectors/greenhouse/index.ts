import type { Connector, SourceRef } from '../connector.ts';
import { boardEndpoint } from '../mapping/endpoint.ts';
import { unpagedJson } from '../reading/unpaged-json.ts';
import { mapGreenhouse } from './map.ts';

const endpoint = (source: SourceRef) =>
  boardEndpoint(source, {
    pages: ['boards.greenhouse.io', 'job-boards.greenhouse.io', 'job-boards.eu.greenhouse.io'],
    feed: (board) =>
      `https://boards-api.greenhouse.io/v1/boards/${board}/jobs?content=true&pay_transparency=true`,
  });

export const greenhouse: Connector = {
  kind: 'greenhouse',
  closesByAbsence: true,
  endpoint,
  pages: unpagedJson(endpoint, 'jobs'),
  map: mapGreenhouse,
};
