import type { z } from 'zod';
import { accountEvents } from './account-events.ts';
import { candidateEvents } from './candidate-events.ts';
import { hiringEvents } from './hiring-events.ts';
import { jobEvents } from './job-events.ts';

/** Every kind of event there is (decisions section 9), with the schema and an example of its data. */
export const eventRegistry = {
  ...candidateEvents,
  ...jobEvents,
  ...hiringEvents,
  ...accountEvents,
};

export type EventKind = keyof typeof eventRegistry;

/** The `data` of a kind of event, as it goes out. */
export type EventData<Kind extends EventKind> = z.output<(typeof eventRegistry)[Kind]['data']>;

export const eventKinds = Object.keys(eventRegistry) as [EventKind, ...EventKind[]];
