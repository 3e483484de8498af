import { ApplicationFailure } from '@temporalio/common';
import type { DeliveryState } from '../../../workflows/webhooks/contract.ts';
import type { Recording } from '../recording.ts';

const delivery = { accountId: 'acc_1', deliveryId: 'whd_1', webhookId: 'whk_1', eventId: 'evt_1' };

/** Attempts with these results, in order. */
function attempts(...answers: [state: DeliveryState, answer: string, delayMs: number | null][]) {
  let number = 0;
  return () => {
    const [state, answer, delayMs] = answers[number] ?? ['failed', 'timeout', null];
    number += 1;
    return Promise.resolve({ state, host: 'hooks.example.com', number, answer, delayMs });
  };
}

export const webhookRecordings: Record<string, Recording> = {
  /** This and the next two are from versions before the first attempt was a local activity. */
  'deliver-webhook.received': {
    workflow: 'deliverWebhook',
    args: [delivery],
    activities: { attemptDelivery: attempts(['succeeded', '200', null]) },
  },
  'deliver-webhook.retried': {
    workflow: 'deliverWebhook',
    args: [delivery],
    activities: {
      attemptDelivery: attempts(
        ['pending', '503', 5_000],
        ['pending', 'timeout', 0],
        ['succeeded', '204', null],
      ),
    },
  },
  'deliver-webhook.given-up': {
    workflow: 'deliverWebhook',
    args: [delivery],
    activities: { attemptDelivery: attempts(['pending', '500', 86_400_000], ['failed', '410', null]) },
  },
  'deliver-webhook.at-once': {
    workflow: 'deliverWebhook',
    args: [delivery],
    activities: { attemptDeliveryAtOnce: attempts(['succeeded', '200', null]) },
  },
  'deliver-webhook.not-at-once': {
    workflow: 'deliverWebhook',
    args: [delivery],
    activities: {
      attemptDeliveryAtOnce: () => Promise.reject(ApplicationFailure.create({ type: 'endpoint_busy' })),
      attemptDelivery: attempts(['pending', '503', 5_000], ['succeeded', '200', null]),
    },
  },
  /** From versions before the audit log. */
  'sweep-outbox': {
    workflow: 'sweepOutbox',
    args: [],
    activities: {
      announceWaiting: () => Promise.resolve(2),
      startOverdueDeliveries: () => Promise.resolve(1),
    },
  },
  'sweep-outbox.trails': {
    workflow: 'sweepOutbox',
    args: [],
    activities: {
      announceWaiting: () => Promise.resolve(2),
      startOverdueDeliveries: () => Promise.resolve(1),
      fileTrails: () => Promise.resolve(7),
    },
  },
};
