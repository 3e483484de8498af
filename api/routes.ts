import { accountRoutes } from './accounts/index.ts';
import { agentRoutes } from './agent/index.ts';
import { billingRoutes } from './billing/index.ts';
import { boardRoutes } from './boards/index.ts';
import { fileRoutes } from './files/index.ts';
import { hiringRoutes } from './hiring/index.ts';
import { marketRoutes } from './market/index.ts';
import type { Route } from './route.ts';
import { peopleRoutes } from './people/index.ts';
import { surveyRoutes } from './surveys/index.ts';
import { toolRoutes } from './tools/index.ts';
import { webhookRoutes } from './webhooks/index.ts';

/** Every declared endpoint. */
export const routes: readonly Route[] = [
  ...marketRoutes,
  ...boardRoutes,
  ...hiringRoutes,
  ...peopleRoutes,
  ...surveyRoutes,
  ...accountRoutes,
  ...fileRoutes,
  ...billingRoutes,
  ...webhookRoutes,
  ...agentRoutes,
  ...toolRoutes,
];
