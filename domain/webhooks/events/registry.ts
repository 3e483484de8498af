import type { z } from 'zod';
import { accountEvents } from './account-events.ts';
import { candidateEvents } from './candidate-events.ts';
import { hiringEvents } from './hiring-events.ts';
import { internalEvents } from './internal-events.ts';
import { interviewEvents } from './interview-events.ts';
import { scorecardEvents } from './scorecard-events.ts';
import { jobEvents } from './job-events.ts';

/** Kinds of events that endpoints receive (decision 0016). */
const publicEvents = {
  ...candidateEvents,
  ...jobEvents,
  ...hiringEvents,
  ...interviewEvents,
  ...scorecardEvents,
  ...accountEvents,
};

/** Every kind of event, with the schema and an example of its data. */
export const eventRegistry = { ...publicEvents, ...internalEvents };

export type EventKind = keyof typeof eventRegistry;

/** The `data` of a kind of event, as sent. */
export type EventData<Kind extends EventKind> = z.output<(typeof eventRegistry)[Kind]['data']>;

/** The kinds that an endpoint can subscribe to. */
export const eventKinds = Object.keys(publicEvents) as [EventKind, ...EventKind[]];

/** Whether endpoints cannot subscribe to a kind. */
export function isInternal(kind: EventKind): boolean {
  return Object.hasOwn(internalEvents, kind);
}
