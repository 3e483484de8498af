import { FeedUnreadable } from '../feed/errors.ts';
import type { FeedDocument } from '../feed/feed.ts';
import { jsonElements } from './json-elements.ts';

/** The rows of a JSON feed: its root array (`key` null) or the member `key`. Large feeds are streamed. */
export function jsonRows(
  document: FeedDocument,
  key: string | null,
): Iterable<unknown> | AsyncIterable<unknown> {
  if (document.bytes === null) return jsonElements(document.chunks(), key);
  const root = parseJson(document.bytes);
  const rows = key === null ? root : memberOf(root, key);
  if (!Array.isArray(rows)) {
    throw new FeedUnreadable(
      `The answer has no list ${key === null ? 'at its root' : `"${key}"`}.`,
    );
  }
  return rows as unknown[];
}

/** A small JSON response. Throws `FeedUnreadable` for anything else, such as a web page. */
export function parseJson(bytes: Buffer): unknown {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text);
  } catch (error) {
    const isPage = text.trimStart().startsWith('<');
    throw new FeedUnreadable(isPage ? 'The answer is a web page, not JSON.' : 'Not JSON.', error);
  }
}

/** A member of a value that should be an object; undefined when it is not one. */
export function memberOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string, unknown>)[key];
}
