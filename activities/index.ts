import type { AppContext } from '../services/context.ts';
import { createAgentActivities } from './agent/index.ts';
import { createHiringActivities } from './hiring/index.ts';
import { createMarketActivities } from './market/index.ts';
import { createPlatformActivities } from './webhooks/index.ts';

export type Activities = ReturnType<typeof createActivities>;

/** All activities, one spread per area. */
export function createActivities(ctx: AppContext) {
  return {
    ...createMarketActivities(ctx),
    ...createHiringActivities(ctx),
    ...createPlatformActivities(ctx),
    ...createAgentActivities(ctx),
  };
}
