import type { ChatTools } from '../services/agent/chats/chat-tools.ts';
import type { AppContext } from '../services/context.ts';
import { createAccountActivities } from './accounts/index.ts';
import { createAgentActivities } from './agent/index.ts';
import { createBillingActivities } from './billing/index.ts';
import { createHiringActivities } from './hiring/index.ts';
import { createInterviewActivities } from './interviews/index.ts';
import { createMailActivities } from './mail/index.ts';
import { createMarketActivities } from './market/index.ts';
import { createPeopleActivities } from './people/index.ts';
import { createSurveyActivities } from './surveys/index.ts';
import { createTransferActivities } from './transfers/index.ts';
import { createWorkforceActivities } from './workforce/index.ts';
import { createWebhookActivities } from './webhooks/index.ts';

export type Activities = ReturnType<typeof createActivities>;

/** All activities, one spread per area. */
export function createActivities(ctx: AppContext, chatTools: ChatTools) {
  return {
    ...createWebhookActivities(ctx),
    ...createAccountActivities(ctx),
    ...createBillingActivities(ctx),
    ...createMarketActivities(ctx),
    ...createHiringActivities(ctx),
    ...createMailActivities(ctx),
    ...createInterviewActivities(ctx),
    ...createPeopleActivities(ctx),
    ...createSurveyActivities(ctx),
    ...createWorkforceActivities(ctx),
    ...createTransferActivities(ctx),
    ...createAgentActivities(ctx, chatTools),
  };
}
