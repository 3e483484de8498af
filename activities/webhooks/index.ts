import type { AppContext } from '../../services/context.ts';
import { createAttemptDue } from './attempt-due.ts';
import { createHandOverDelivery } from './hand-over-delivery.ts';
import { createAnnounceWaiting, createStartOverdueDeliveries } from './sweep-outbox.ts';

export type WebhookActivities = ReturnType<typeof createWebhookActivities>;

/** The activities of the webhooks area: one line each. */
export function createWebhookActivities(ctx: AppContext) {
  return {
    attemptDue: createAttemptDue(ctx),
    /** This and the next one serve workflows of versions before `deliverToEndpoint`. */
    attemptDelivery: createHandOverDelivery(ctx),
    attemptDeliveryAtOnce: createHandOverDelivery(ctx),
    announceWaiting: createAnnounceWaiting(ctx),
    startOverdueDeliveries: createStartOverdueDeliveries(ctx),
  };
}
