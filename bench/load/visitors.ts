import { Pool } from 'undici';
import { ask, textOf } from './ask.ts';
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
      throw new Error(`${path}: ${answer.status} ${textOf(answer).slice(0, 200)}`);
    }
  };
}

/** 16 million of them. */
function addressOf(visitor: number): string {
  return `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
}
