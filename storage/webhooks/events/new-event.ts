import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import type { EventData, EventKind } from '../../../domain/webhooks/events/registry.ts';
import { newId, newIdAt } from '../../new-id.ts';
import { currentTraceParent } from './trace-parent.ts';

export interface NewEvent<Kind extends EventKind> {
  kind: Kind;
  accountId: string;
  organizationId: string | null;
  /** The candidate whose personal data `data` holds; absent where it holds none. */
  subjectId?: string;
  data: EventData<Kind>;
}

/** A new event with the current time, ready for the outbox of the changed document. */
export function newEvent<Kind extends EventKind>(event: NewEvent<Kind>): OutboxEvent<Kind> {
  const made = { id: newId('event'), createdAt: new Date(), subjectId: null };
  return { ...made, ...event, ...currentTraceParent() };
}

/** Events of one write in order: a millisecond apart, so that ids and times have that order too (decision 0016). */
export function inOrder(events: readonly OutboxEvent[]): OutboxEvent[] {
  const first = Date.now();
  return events.map((event, place) => {
    const createdAt = new Date(first + place);
    return { ...event, id: newIdAt('event', createdAt), createdAt };
  });
}
