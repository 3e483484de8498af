import { agentRoutes } from './agent/index.ts';
import { boardRoutes } from './boards/index.ts';
import { hiringRoutes } from './hiring/index.ts';
import { marketRoutes } from './market/index.ts';
import { platformRoutes } from './accounts/index.ts';
import type { Route } from './route.ts';
import { toolRoutes } from './tools/index.ts';

/** Every declared endpoint. */
export const routes: readonly Route[] = [
  ...marketRoutes,
  ...boardRoutes,
  ...hiringRoutes,
  ...platformRoutes,
  ...agentRoutes,
  ...toolRoutes,
];
