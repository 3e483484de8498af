import type { Connector, SourceRef } from '../connector.ts';
import { hostEndpoint } from '../mapping/endpoint.ts';
import { unpagedJson } from '../reading/unpaged-json.ts';
import { mapRecruitee } from './map.ts';

const endpoint = (source: SourceRef) =>
  hostEndpoint(source, { domain: 'recruitee.com', path: '/api/offers/' });

export const recruitee: Connector = {
  kind: 'recruitee',
  closesByAbsence: true,
  endpoint,
  pages: unpagedJson(endpoint, 'offers'),
  map: mapRecruitee,
};
