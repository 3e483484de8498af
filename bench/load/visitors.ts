import { Pool, type Dispatcher } from 'undici';
import type { Send } from './load.ts';

const CONNECTIONS = 128;

/** One request of a public route. */
export interface Visit {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** Any other status is a failed call. */
  status: number;
}

/** Connections to a server, to be closed when the load is over. */
export function openPool(url: string): Pool {
  return new Pool(url, { connections: CONNECTIONS, pipelining: 1 });
}

/** Sends call after call from addresses that are new after so many calls: no limit is ever reached. */
export function visitors(
  pool: Pool,
  visitOf: (index: number) => Visit,
  callsEach: number = 1,
): Send {
  return async (index) => {
    const { method, path, headers, body, status } = visitOf(index);
    const answer = await ask(pool, {
      method,
      path,
      headers: { ...headers, 'x-forwarded-for': addressOf(Math.floor(index / callsEach)) },
      ...(body !== undefined && { body }),
    });
    if (answer.status !== status) {
      const text = Buffer.concat(answer.chunks).toString();
      throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
    }
  };
}

/** Reads an answer without making a stream of it: the load must cost less than what it measures. */
function ask(
  pool: Pool,
  request: Dispatcher.DispatchOptions,
): Promise<{ status: number; chunks: Buffer[] }> {
  return new Promise((resolve, reject) => {
    const answer = { status: 0, chunks: [] as Buffer[] };
    pool.dispatch(request, {
      // Without it, undici takes this for a handler of its older form.
      onRequestStart: () => undefined,
      onResponseStart: (_controller, status) => void (answer.status = status),
      onResponseData: (_controller, chunk) => void answer.chunks.push(chunk),
      onResponseEnd: () => resolve(answer),
      onResponseError: (_controller, error) => reject(error),
    });
  });
}

/** 16 million of them. */
function addressOf(visitor: number): string {
  return `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
}
