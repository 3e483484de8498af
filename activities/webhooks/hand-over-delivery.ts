import type { AppContext } from '../../services/context.ts';
import { wakeEndpoint } from '../../services/webhooks/wake-endpoint.ts';
import type { AttemptOutcome, DeliverWebhookInput } from '../../workflows/webhooks/contract.ts';

/**
 * Hands the delivery of a workflow of an earlier version over to the workflow of its endpoint, and ends the former.
 * Idempotent.
 */
export function createHandOverDelivery(ctx: AppContext) {
  return async function handOver(input: DeliverWebhookInput): Promise<AttemptOutcome> {
    await wakeEndpoint(ctx, { accountId: input.accountId, id: input.webhookId });
    return { state: 'pending', host: null, number: 0, answer: null, delayMs: null };
  };
}
