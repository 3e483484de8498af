import type { Connector, SourceRef } from '../connector.ts';
import { readUnpaged } from './read-unpaged.ts';
import { xmlItems, type XmlShape } from './xml-items.ts';

/** `pages` of a feed that is one XML document. */
export function unpagedXml(
  endpoint: (source: SourceRef) => string,
  shape: XmlShape,
): Connector['pages'] {
  return (source, feed, from) =>
    readUnpaged(
      feed,
      { request: { url: endpoint(source) }, rows: (document) => xmlItems(document, shape) },
      from,
    );
}
