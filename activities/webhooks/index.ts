import { createSafeFetch } from '../../clients/safe-fetch/index.ts';
import type { AppContext } from '../../services/context.ts';
import { createEndpointGate } from '../../services/webhooks/endpoint-gate.ts';
import { createAttemptDelivery } from './attempt-delivery.ts';
import { createAnnounceWaiting, createStartOverdueDeliveries } from './sweep-outbox.ts';

export type WebhookActivities = ReturnType<typeof createWebhookActivities>;

/** The activities of the webhooks area: one line each. */
export function createWebhookActivities(ctx: AppContext) {
  const { allowLoopback, allowCidrs: allowedCidrs, allowPorts } = ctx.config.webhooks;
  const safeFetch = createSafeFetch({
    allowLoopback,
    allowedCidrs,
    // A receiver on the developer's machine may use any port.
    allowedPorts: allowLoopback ? 'any' : allowPorts,
    // Endpoints of many accounts share an origin; the gate limits each, and the worker all of them.
    maxPerOrigin: null,
    userAgent: 'Openrole-Webhooks/1.0',
  });
  const gate = createEndpointGate();
  return {
    attemptDelivery: createAttemptDelivery(ctx, { enter: (id) => gate.enter(id), safeFetch }),
    attemptDeliveryAtOnce: createAttemptDelivery(ctx, {
      enter: (id) => gate.enterAtOnce(id),
      safeFetch,
    }),
    announceWaiting: createAnnounceWaiting(ctx),
    startOverdueDeliveries: createStartOverdueDeliveries(ctx),
  };
}
