import type { Connector, SourceRef } from '../connector.ts';
import { givenUrl } from '../mapping/endpoint.ts';
import { unpagedXml } from '../reading/unpaged-xml.ts';
import { mapRss } from './map.ts';

const endpoint = (source: SourceRef) => givenUrl(source).href;

/** Shows the newest items only: what is no longer in it may well be open. */
export const rss: Connector = {
  kind: 'rss',
  closesByAbsence: false,
  endpoint,
  pages: unpagedXml(endpoint, { root: 'rss', item: 'item' }),
  map: mapRss,
};
