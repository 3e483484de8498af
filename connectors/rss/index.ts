import type { Connector, SourceRef } from '../connector.ts';
import { givenUrl } from '../mapping/endpoint.ts';
import { unpagedXml } from '../reading/unpaged-xml.ts';
import { mapRss } from './map.ts';

const endpoint = (source: SourceRef) => givenUrl(source).href;

/** The feed holds only the newest items, so a missing item may still be open. */
export const rss: Connector = {
  kind: 'rss',
  closesByAbsence: false,
  endpoint,
  pages: unpagedXml(endpoint, { root: 'rss', item: 'item' }),
  map: mapRss,
};
