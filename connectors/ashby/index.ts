import type { Connector, SourceRef } from '../connector.ts';
import { boardEndpoint } from '../mapping/endpoint.ts';
import { unpagedJson } from '../reading/unpaged-json.ts';
import { mapAshby } from './map.ts';

const endpoint = (source: SourceRef) =>
  boardEndpoint(source, {
    pages: ['jobs.ashbyhq.com'],
    feed: (board) =>
      `https://api.ashbyhq.com/posting-api/job-board/${board}?includeCompensation=true`,
  });

export const ashby: Connector = {
  kind: 'ashby',
  closesByAbsence: true,
  endpoint,
  pages: unpagedJson(endpoint, 'jobs'),
  map: mapAshby,
};
