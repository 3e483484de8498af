import { randomUUID } from 'node:crypto';
import { eventRegistry } from '../../domain/webhooks/events/registry.ts';
import { durations } from '../report/quantiles.ts';
import { CALLERS, IDLE_EVENTS } from './deliveries.ts';
import { monotonicMs } from './monotonic.ts';
import type { Outpost } from './outpost.ts';
import type { Receivers } from './receivers.ts';
import { inParallel } from './sender.ts';

export const PEER_EVENT = 'candidate.application_submitted';

/** The peer's deliveries per second to a new endpoint, from the first call to the last receipt. */
export async function peerRate(
  outpost: Outpost,
  receivers: Receivers,
  events: number,
): Promise<number> {
  const path = `/outpost-${randomUUID()}`;
  const tenant = await outpost.addEndpoint(receivers.url + path);
  const began = monotonicMs();
  await inParallel(events, CALLERS, () => outpost.publish(tenant, newEvent()));
  const ended = await receivers.allArrived([path], events);
  return (events * 1000) / (ended - began);
}

/** From Outpost's response that it has an event, and from the call that brings it, to the receipt. */
export async function peerIdle(outpost: Outpost, receivers: Receivers) {
  const tenant = await outpost.addEndpoint(`${receivers.url}/outpost-idle-${randomUUID()}`);
  const fromCommit: number[] = [];
  const fromCall: number[] = [];
  for (let turn = 0; turn < IDLE_EVENTS; turn += 1) {
    const event = newEvent();
    const called = monotonicMs();
    await outpost.publish(tenant, event);
    const committed = monotonicMs();
    const arrived = await receivers.arrivalOf(event.id);
    fromCommit.push(Math.max(0, arrived - committed));
    fromCall.push(arrived - called);
  }
  return { fromCommit: durations(fromCommit), fromCall: durations(fromCall) };
}

function newEvent() {
  return { id: `evt_${randomUUID()}`, kind: PEER_EVENT, data: eventRegistry[PEER_EVENT].example };
}
