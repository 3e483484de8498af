import { accountRoutes } from './accounts/index.ts';
import { agentRoutes } from './agent/index.ts';
import { billingRoutes } from './billing/index.ts';
import { boardRoutes } from './boards/index.ts';
import { fileRoutes } from './files/index.ts';
import { hiringRoutes } from './hiring/index.ts';
import { interviewRoutes } from './interviews/index.ts';
import { listRoutes } from './lists/index.ts';
import { mailRoutes } from './mail/index.ts';
import { marketRoutes } from './market/index.ts';
import type { Route } from './route.ts';
import { peopleRoutes } from './people/index.ts';
import { transferRoutes } from './transfers/index.ts';
import { paperworkRoutes } from './paperwork/index.ts';
import { reportRoutes } from './reports/index.ts';
import { surveyRoutes } from './surveys/index.ts';
import { toolRoutes } from './tools/index.ts';
import { workforceRoutes } from './workforce/index.ts';
import { webhookRoutes } from './webhooks/index.ts';

/** Every declared endpoint, by area. */
export const routesByArea: Readonly<Record<string, readonly Route[]>> = {
  Market: marketRoutes,
  Boards: boardRoutes,
  Hiring: hiringRoutes,
  Mail: mailRoutes,
  Interviews: interviewRoutes,
  People: peopleRoutes,
  Surveys: surveyRoutes,
  Workforce: workforceRoutes,
  Lists: listRoutes,
  Documents: paperworkRoutes,
  Reports: reportRoutes,
  Transfers: transferRoutes,
  Accounts: accountRoutes,
  Files: fileRoutes,
  Billing: billingRoutes,
  Webhooks: webhookRoutes,
  Agents: agentRoutes,
  Tools: toolRoutes,
};

/** Every declared endpoint. */
export const routes: readonly Route[] = Object.values(routesByArea).flat();
