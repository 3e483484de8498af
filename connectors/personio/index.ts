import type { Connector } from '../connector.ts';
import { unpagedXml } from '../reading/unpaged-xml.ts';
import { personioEndpoint } from './endpoint.ts';
import { mapPersonio } from './map.ts';

export const personio: Connector = {
  kind: 'personio',
  closesByAbsence: true,
  endpoint: personioEndpoint,
  pages: unpagedXml(personioEndpoint, { root: 'workzag-jobs', item: 'position' }),
  map: mapPersonio,
};
