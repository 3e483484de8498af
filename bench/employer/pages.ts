import type { Pool } from 'undici';
import { answerOf } from '../load/ask.ts';

/** A page of a list. */
export interface ListPage<Row> {
  rows: Row[];
  nextCursor: string | null;
}

/** Reads a page of a list of one account. @throws Error for any status but 200. */
export type Read = <Row>(path: string) => Promise<ListPage<Row>>;

/** As many rows as lists have without `limit`. */
const ROWS = 20;
/** The most rows of a page. */
const MOST_ROWS = 100;
export const DEEP_PAGE = 100;

export function reader(pool: Pool, headers: Record<string, string>): Read {
  return async (path) => {
    const { status, chunks } = await answerOf(pool, { method: 'GET', path, headers });
    const text = Buffer.concat(chunks).toString();
    if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`);
    const { data, meta } = JSON.parse(text) as {
      data: never;
      meta?: { next_cursor?: string | null };
    };
    const rows = Array.isArray(data) ? data : [data];
    return { rows, nextCursor: meta?.next_cursor ?? null };
  };
}

/** Every page of a list, with as many rows as a page may have. */
export async function* readPages<Row>(read: Read, path: string): AsyncGenerator<ListPage<Row>> {
  let cursor: string | null = null;
  do {
    const page: ListPage<Row> = await read<Row>(withPage(path, cursor, MOST_ROWS));
    yield page;
    cursor = page.nextCursor;
  } while (cursor !== null);
}

/** A page of a list: its number, and the path that asks for it. */
export interface DeepPage {
  page: number;
  path: string;
}

/** Page 100 of a list, or its last one. A cursor holds for every `limit`, so that large pages lead there soon. */
export async function deepPage(read: Read, path: string): Promise<DeepPage> {
  const before = (DEEP_PAGE - 1) * ROWS;
  let cursor: string | null = null;
  let passed = 0;
  for (let limit = MOST_ROWS; limit >= ROWS && passed < before;) {
    const rows = Math.min(limit, before - passed);
    const { nextCursor }: ListPage<unknown> = await read(withPage(path, cursor, rows));
    if (nextCursor === null) {
      // The list ends within these rows.
      limit = limit === ROWS ? 0 : ROWS;
    } else {
      cursor = nextCursor;
      passed += rows;
    }
  }
  return { page: passed / ROWS + 1, path: withPage(path, cursor, null) };
}

function withPage(path: string, cursor: string | null, limit: number | null): string {
  const url = new URL(path, 'http://bench.example');
  if (cursor !== null) url.searchParams.set('cursor', cursor);
  if (limit !== null) url.searchParams.set('limit', String(limit));
  return url.pathname + url.search;
}
