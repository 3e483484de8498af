import type { ApiResponse } from './client.ts';
import { type WithResponse, withResponse } from './call.ts';
import { sleep } from './sleep.ts';

/** One page of a list. */
export interface Page<Row> {
  data: Row[];
  /** Null on the last page. */
  nextCursor: string | null;
  withResponse(): WithResponse<Row[]>;
}

/** A list: iterate its rows, or take its pages. Nothing is sent before that. */
export class List<Row> implements AsyncIterable<Row> {
  readonly #fetch: (cursor: string | undefined) => Promise<ApiResponse>;
  readonly #signal: AbortSignal | undefined;

  /** @param fetch Sends the call with a cursor, or without one for the first page. */
  constructor(
    fetch: (cursor: string | undefined) => Promise<ApiResponse>,
    signal: AbortSignal | undefined,
  ) {
    this.#fetch = fetch;
    this.#signal = signal;
  }

  /** The page at a cursor, or the first. */
  async page(cursor?: string): Promise<Page<Row>> {
    const answer = await this.#fetch(cursor);
    const result = withResponse<Row[]>(answer, false);
    const { meta } = answer.body as { meta?: { next_cursor?: string | null } };
    return {
      data: result.data,
      nextCursor: meta?.next_cursor ?? null,
      withResponse: () => result,
    };
  }

  /** Page after page; waits for the next window where the limit of calls is used up. */
  async *pages(): AsyncGenerator<Page<Row>, void, undefined> {
    let page = await this.page();
    for (;;) {
      yield page;
      if (page.nextCursor === null) return;
      const { rateLimit } = page.withResponse();
      if (rateLimit?.remaining === 0) await sleep(rateLimit.resetMs, this.#signal);
      page = await this.page(page.nextCursor);
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Row, void, undefined> {
    for await (const page of this.pages()) yield* page.data;
  }

  /** All rows, or the first `max`. */
  async all({ max = Infinity }: { max?: number } = {}): Promise<Row[]> {
    const rows: Row[] = [];
    for await (const page of this.pages()) {
      rows.push(...page.data.slice(0, max - rows.length));
      if (rows.length >= max) break;
    }
    return rows;
  }
}
