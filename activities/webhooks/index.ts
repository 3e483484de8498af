import { createSafeFetch } from '../../clients/safe-fetch/index.ts';
import type { AppContext } from '../../services/context.ts';
import { createCheckLedgers } from '../billing/check-ledgers.ts';
import { createCloseStatements } from '../billing/close-statements.ts';
import { createSweepMoney } from '../billing/sweep-money.ts';
import {
  createChargeCard,
  createCreditTopUp,
  createFailTopUp,
  createFindCard,
  createFindPayment,
} from '../billing/top-up.ts';
import { createAttemptDelivery } from './attempt-delivery.ts';
import { createEndpointGate } from '../../services/webhooks/endpoint-gate.ts';
import { createFileTrails } from '../accounts/file-trails.ts';
import { createAnnounceWaiting, createStartOverdueDeliveries } from './sweep-outbox.ts';

export type PlatformActivities = ReturnType<typeof createPlatformActivities>;

/** The activities of the platform area: one line each. */
export function createPlatformActivities(ctx: AppContext) {
  const { allowLoopback, allowCidrs: allowedCidrs, allowPorts } = ctx.config.webhooks;
  const safeFetch = createSafeFetch({
    allowLoopback,
    allowedCidrs,
    // A receiver on one's own machine listens wherever there was room.
    allowedPorts: allowLoopback ? 'any' : allowPorts,
    // Endpoints of many accounts share an origin; the gate bounds each, and the worker all of them.
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
    fileTrails: createFileTrails(ctx),
    findCard: createFindCard(ctx),
    chargeCard: createChargeCard(ctx),
    findPayment: createFindPayment(ctx),
    creditTopUp: createCreditTopUp(ctx),
    failTopUp: createFailTopUp(ctx),
    sweepMoney: createSweepMoney(ctx),
    closeStatements: createCloseStatements(ctx),
    checkLedgers: createCheckLedgers(ctx),
  };
}
