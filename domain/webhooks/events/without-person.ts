import { erasePersonal } from '../../common/personal.ts';
import type { OutboxEvent } from './event.ts';
import { eventRegistry } from './registry.ts';

/** An event without personal data. Ids stay, so that receivers know which candidate to erase. */
export function withoutPerson<Event extends Pick<OutboxEvent, 'kind' | 'data'>>(
  event: Event,
): Event {
  return { ...event, data: erasePersonal(eventRegistry[event.kind].data, event.data) };
}
