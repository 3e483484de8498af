import { Pool } from 'undici';
import type { BenchBoard } from '../boards/board.ts';
import { answerOf } from '../load/ask.ts';
import { takeOrders } from '../load/order-process.ts';
import { hostileCalls, honestCalls } from './calls.ts';

export type Kind = 'honest' | 'hostile';

/** A message from the bench to the calling process. */
export interface CallerOrder {
  url: string;
  board: BenchBoard;
  kind: Kind;
  /** All calls of a round come from one address, numbered by the round. */
  round: number;
  /** Of the attacker's own account. */
  apiKey: string;
}

/** The number of responses by status. */
export type Statuses = Record<number, number>;

/** One address may have one résumé parsed and a few waiting. */
const HONEST_CONNECTIONS = 4;

/** Sends all calls that one address may make in a minute, hostile ones at once, and waits for every response. */
async function callAtOnce(order: CallerOrder): Promise<Statuses> {
  const { url, board, kind, round } = order;
  const isHostile = kind === 'hostile';
  const calls = isHostile ? hostileCalls(board, order.apiKey) : await honestCalls(board, round);
  const connections = isHostile ? calls.length : HONEST_CONNECTIONS;
  const pool = new Pool(url, { connections, pipelining: 1 });
  const answers = await Promise.all(
    calls.map(({ path, contentType, body, apiKey }) =>
      answerOf(pool, {
        method: 'POST',
        path,
        headers: {
          'content-type': contentType,
          'x-forwarded-for': `10.9.0.${round}`,
          ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
        },
        body,
      }),
    ),
  );
  await pool.close();
  const statuses: Statuses = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  return statuses;
}

takeOrders(callAtOnce);
