import { Pool } from 'undici';
import { ask } from './ask.ts';
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

/** Connections to a server; close them after the load. */
export function openPool(url: string): Pool {
  return new Pool(url, { connections: CONNECTIONS, pipelining: 1 });
}

/** Sends calls from addresses that change after so many calls, so that no limit is reached. */
export function visitors(
  pool: Pool,
  visitOf: (index: number) => Visit,
  callsEach: number = 1,
): Send {
  return async (index) => {
    const { method, path, headers, body, status } = visitOf(index);
    const visitor = addressOf(Math.floor(index / callsEach));
    const call = { method, path, headers: { ...headers, 'x-forwarded-for': visitor } };
    await ask(pool, { ...call, ...(body !== undefined && { body }) }, status);
  };
}

/** 16 million of them. */
function addressOf(visitor: number): string {
  return `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
}
