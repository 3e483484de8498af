import type { Connector, SourceRef } from '../connector.ts';
import { hostEndpoint } from '../mapping/endpoint.ts';
import { unpagedXml } from '../reading/unpaged-xml.ts';
import { mapTeamtailor } from './map.ts';

const endpoint = (source: SourceRef) =>
  hostEndpoint(source, { domain: 'teamtailor.com', path: '/jobs.rss' });

export const teamtailor: Connector = {
  kind: 'teamtailor',
  closesByAbsence: true,
  endpoint,
  pages: unpagedXml(endpoint, { root: 'rss', item: 'item' }),
  map: mapTeamtailor,
};
