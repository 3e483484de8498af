import type { AppContext } from '../../services/context.ts';
import { announceEvents } from '../../services/webhooks/announce-events.ts';
import { monotonicMs } from './monotonic.ts';
import type { Receivers } from './receivers.ts';
import { addEndpoints, sendEvents, storeEvent, type Commits } from './sender.ts';

/** Concurrent writers, and callers of the peer. */
export const CALLERS = 32;
export const IDLE_EVENTS = 100;

/** Our side of a bench. */
export interface Ours {
  ctx: AppContext;
  receivers: Receivers;
}

/** Deliveries per second to new endpoints, from the first write of the business to the last receipt. */
export async function deliveryRate(
  { ctx, receivers }: Ours,
  { paths, events, commits }: { paths: string[]; events: number; commits: Commits },
): Promise<number> {
  const accountId = await addEndpoints(ctx, { url: receivers.url, paths });
  const began = monotonicMs();
  await sendEvents(ctx, accountId, { events, callers: CALLERS, commits });
  const ended = await receivers.allArrived(paths, events);
  return (events * paths.length * 1000) / (ended - began);
}

/** Milliseconds from the end of a write to the receipt of its event, with nothing else to do. */
export async function idleDelivery({ ctx, receivers }: Ours, accountId: string): Promise<number> {
  const stored = await storeEvent(ctx, accountId);
  const committed = monotonicMs();
  await announceEvents(ctx, [stored]);
  return (await receivers.arrivalOf(stored.events[0]?.id ?? '')) - committed;
}
