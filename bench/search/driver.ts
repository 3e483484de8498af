import { closedLoop } from '../load/closed-loop.ts';
import type { LoadResult, Send } from '../load/load.ts';
import { openLoop } from '../load/open-loop.ts';
import { takeOrders } from '../load/order-process.ts';
import { openTarget, type TargetPlan } from './targets.ts';

/** An order of the bench to a load generator, sent as one message. */
export type DriverOrder =
  | { order: 'open'; plan: TargetPlan }
  | { order: 'each'; calls: number[] }
  | { order: 'saturate'; first: number; connections: number; durationMs: number }
  | { order: 'rate'; first: number; perSecond: number; durationMs: number };

let send: Send | undefined;

async function runOrder(order: DriverOrder): Promise<LoadResult> {
  if (order.order === 'open') send = openTarget(order.plan);
  if (send === undefined) throw new Error('No target is open.');
  switch (order.order) {
    case 'open':
      return inTurn(send, []);
    case 'each':
      return inTurn(send, order.calls);
    case 'saturate':
      return closedLoop(send, order);
    case 'rate':
      return openLoop(send, order);
  }
}

/** One call after the other; the first failure ends it. */
async function inTurn(ask: Send, calls: number[]): Promise<LoadResult> {
  const startedAt = performance.now();
  const latenciesMs: number[] = [];
  for (const call of calls) {
    const sentAt = performance.now();
    await ask(call);
    latenciesMs.push(performance.now() - sentAt);
  }
  const answered = calls.length;
  const durationMs = performance.now() - startedAt;
  return { durationMs, offered: answered, answered, failed: 0, calls, latenciesMs };
}

takeOrders(runOrder);
