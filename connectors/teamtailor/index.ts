import type { Connector, SourceRef } from '../connector.ts';
import { hostEndpoint } from '../mapping/endpoint.ts';
import { unpagedXmlOrJson } from '../reading/unpaged-either.ts';
import { mapTeamtailor } from './map.ts';

const endpoint = (source: SourceRef) =>
  hostEndpoint(source, { domain: 'teamtailor.com', path: '/jobs.rss' });

/** A board offers `jobs.rss`, which is read over the network, and `jobs.json`, which may be imported. */
export const teamtailor: Connector = {
  kind: 'teamtailor',
  closesByAbsence: true,
  endpoint,
  pages: unpagedXmlOrJson(endpoint, { root: 'rss', item: 'item' }, 'items'),
  map: mapTeamtailor,
};
