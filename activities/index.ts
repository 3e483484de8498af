import type { AppContext } from '../services/context.ts';
import { createMarketActivities } from './market/index.ts';

export type Activities = ReturnType<typeof createActivities>;

/** All activities, one spread per area. */
export function createActivities(ctx: AppContext) {
  return { ...createMarketActivities(ctx) };
}
