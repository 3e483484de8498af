import type { Connector, SourceRef } from '../connector.ts';
import { jsonRows } from './json-rows.ts';
import { readUnpaged } from './read-unpaged.ts';

type Rows = Iterable<unknown> | AsyncIterable<unknown>;

/**
 * `pages` of a feed that is one JSON document with its rows at `key` (null: its root). `merge` joins the rows of one
 * job.
 */
export function unpagedJson(
  endpoint: (source: SourceRef) => string,
  key: string | null,
  merge: (rows: Rows) => Rows = (rows) => rows,
): Connector['pages'] {
  return (source, feed, from) =>
    readUnpaged(
      feed,
      { request: { url: endpoint(source) }, rows: (document) => merge(jsonRows(document, key)) },
      from,
    );
}
