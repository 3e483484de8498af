import type { Connector, SourceRef } from '../connector.ts';
import { givenUrl } from '../mapping/endpoint.ts';
import { unpagedXml } from '../reading/unpaged-xml.ts';
import { mapIndeedXml } from './map.ts';

const endpoint = (source: SourceRef) => givenUrl(source).href;

export const indeedXml: Connector = {
  kind: 'indeed_xml',
  closesByAbsence: true,
  endpoint,
  pages: unpagedXml(endpoint, { root: 'source', item: 'job' }),
  map: mapIndeedXml,
};
