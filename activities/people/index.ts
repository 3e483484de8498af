import type { AppContext } from '../../services/context.ts';
import { createSweepPeople } from './sweep-people.ts';

export type PeopleActivities = ReturnType<typeof createPeopleActivities>;

/** The activities of People Search: one line each. */
export function createPeopleActivities(ctx: AppContext) {
  return { sweepPeople: createSweepPeople(ctx) };
}
