import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitUntil } from '../../tools/dev-servers/processes/wait-until.ts';
import { takeOrders } from '../load/order-process.ts';
import { monotonicMs } from './monotonic.ts';
import type { ReceiverOrder } from './receivers.ts';

const TIMEOUT_MS = 600_000;

const counts = new Map<string, number>();
const latestAt = new Map<string, number>();
/** By the id of an event. */
const arrivals = new Map<string, number>();
const silent = new Set<string>();

const server = createServer((request, response) => {
  const path = request.url ?? '/';
  request.resume();
  request.once('end', () => {
    const at = monotonicMs();
    counts.set(path, (counts.get(path) ?? 0) + 1);
    latestAt.set(path, at);
    const id = String(request.headers['webhook-id']);
    if (!arrivals.has(id)) arrivals.set(id, at);
    if (!silent.has(path)) response.writeHead(204).end();
  });
});

takeOrders<ReceiverOrder, number>(async (order) => {
  switch (order.kind) {
    case 'listen':
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return (server.address() as AddressInfo).port;
    case 'silence':
      silent.add(order.path);
      return 0;
    case 'all': {
      const { paths, events } = order;
      await until(() => paths.every((path) => (counts.get(path) ?? 0) >= events));
      return Math.max(...paths.map((path) => latestAt.get(path) ?? 0));
    }
    case 'one':
      await until(() => arrivals.has(order.eventId));
      return arrivals.get(order.eventId) ?? NaN;
  }
});

async function until(isMet: () => boolean): Promise<void> {
  const met = await waitUntil(() => Promise.resolve(isMet()), TIMEOUT_MS);
  if (!met) throw new Error('Not every event arrived.');
}
