import type { BenchStack } from '../stack/with-stack.ts';
import { deliveryRate } from '../webhooks/deliveries.ts';
import { startReceivers } from '../webhooks/receivers.ts';
import { byWorkers, type ByWorkers } from './by-workers.ts';

const ENDPOINTS = 20;
const EVENTS = 100;

/** Deliveries per second to endpoints on loopback, where workers make every attempt. */
export async function deliveries(servers: BenchStack): Promise<ByWorkers> {
  const receivers = await startReceivers();
  const settings = { WEBHOOK_FIRST_ATTEMPT: 'worker' };
  let turn = 0;
  try {
    return await byWorkers(servers, { name: 'deliveries', settings }, (ctx) => {
      turn += 1;
      const paths = Array.from({ length: ENDPOINTS }, (_, at) => `/growth-${turn}-${at}`);
      return deliveryRate({ ctx, receivers }, { paths, events: EVENTS, commits: 'together' });
    });
  } finally {
    receivers.stop();
  }
}
