import type { Connector, SourceRef } from '../connector.ts';
import type { FeedDocument } from '../feed/feed.ts';
import { jsonRows } from './json-rows.ts';
import { readUnpaged } from './read-unpaged.ts';
import { xmlItems, type XmlShape } from './xml-items.ts';

/** `pages` of a feed that boards offer as XML and as JSON with its rows at `key`: the document decides. */
export function unpagedXmlOrJson(
  endpoint: (source: SourceRef) => string,
  shape: XmlShape,
  key: string,
): Connector['pages'] {
  return (source, feed, from) =>
    readUnpaged(
      feed,
      {
        request: { url: endpoint(source) },
        rows: (document) => rowsOf(document, shape, key),
      },
      from,
    );
}

async function* rowsOf(
  document: FeedDocument,
  shape: XmlShape,
  key: string,
): AsyncGenerator<unknown> {
  yield* (await isJson(document)) ? jsonRows(document, key) : xmlItems(document, shape);
}

async function isJson(document: FeedDocument): Promise<boolean> {
  for await (const chunk of document.chunks()) {
    const text = chunk
      .subarray(0, 64)
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trimStart();
    return text.startsWith('{');
  }
  return false;
}
