import { randomUUID } from 'node:crypto';
import { eventRegistry } from '../../domain/webhooks/events/registry.ts';
import { say } from '../../tools/terminal/say.ts';
import { durations } from '../report/quantiles.ts';
import { round } from '../report/report.ts';
import type { Outpost } from './outpost.ts';
import type { Receivers } from './receivers.ts';
import { inParallel } from './sender.ts';

export const PEER_EVENT = 'candidate.application_submitted';
const IDLE_EVENTS = 100;

interface Load {
  events: number;
  callers: number;
  rounds: number;
}

/** What the peer does with the same events and receivers: deliveries per second, and one event at a time. */
export async function measurePeer(outpost: Outpost, receivers: Receivers, load: Load) {
  await deliveredPerSecond(outpost, receivers, load);
  const perSecond: number[] = [];
  for (let turn = 0; turn < load.rounds; turn += 1) {
    perSecond.push(await deliveredPerSecond(outpost, receivers, load));
    say(`webhooks: outpost delivered ${round(perSecond.at(-1) ?? 0)}/s`);
  }
  return { perSecond, idleMs: await idleTimes(outpost, receivers) };
}

/** From the first call to the last receipt. */
async function deliveredPerSecond(
  outpost: Outpost,
  receivers: Receivers,
  { events, callers }: Load,
): Promise<number> {
  const tenant = await outpost.addEndpoint(`${receivers.url}/outpost-${randomUUID()}`);
  const began = performance.now();
  const arrivals: Promise<number>[] = [];
  await inParallel(events, callers, async () => {
    const event = newEvent();
    arrivals.push(receivers.arrivalOf(event.id));
    await outpost.publish(tenant, event);
  });
  await Promise.all(arrivals);
  return (events * 1000) / (performance.now() - began);
}

/** From Outpost's word that it has an event, and from the call that brings it, to the receipt. */
async function idleTimes(outpost: Outpost, receivers: Receivers) {
  const tenant = await outpost.addEndpoint(`${receivers.url}/outpost-idle`);
  const fromCommit: number[] = [];
  const fromCall: number[] = [];
  for (let turn = 0; turn < IDLE_EVENTS; turn += 1) {
    const event = newEvent();
    const arrival = receivers.arrivalOf(event.id);
    const called = performance.now();
    await outpost.publish(tenant, event);
    const committed = performance.now();
    const arrived = await arrival;
    fromCommit.push(Math.max(0, arrived - committed));
    fromCall.push(arrived - called);
  }
  return { fromCommit: durations(fromCommit), fromCall: durations(fromCall) };
}

function newEvent() {
  return { id: `evt_${randomUUID()}`, kind: PEER_EVENT, data: eventRegistry[PEER_EVENT].example };
}
