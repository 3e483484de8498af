import type { Connector, SourceRef } from '../connector.ts';
import { jsonRows } from './json-rows.ts';
import { readUnpaged } from './read-unpaged.ts';

/** `pages` of a feed that is one JSON document with its rows at `key` (null: its root). */
export function unpagedJson(
  endpoint: (source: SourceRef) => string,
  key: string | null,
): Connector['pages'] {
  return (source, feed, from) =>
    readUnpaged(
      feed,
      { request: { url: endpoint(source) }, rows: (document) => jsonRows(document, key) },
      from,
    );
}
