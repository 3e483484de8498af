import { ApplicationFailure } from '@temporalio/common';
import { lookSignal, type DeliveryState, type EndpointState } from '../../../workflows/webhooks/contract.ts';
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

/** Looks with these results, in order. */
function looks(...results: [state: EndpointState, received: number, nextInMs: number | null][]) {
  let number = 0;
  return () => {
    const [state, received, nextInMs] = results[number] ?? ['delivering', 0, null];
    number += 1;
    const failingSince = state === 'delivering' ? null : '2026-11-26T13:40:00.000Z';
    const host = 'hooks.example.com';
    const counts = { attempted: 60, received, waiting: 60 - received };
    return Promise.resolve({ host, state, ...counts, answer: '503', failingSince, nextInMs });
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
  'deliver-to-endpoint': {
    workflow: 'deliverToEndpoint',
    args: [{ accountId: 'acc_1', webhookId: 'whk_1' }],
    activities: { attemptDue: looks(['failing', 0, 5_000], ['silent', 0, 60_000], ['delivering', 60, null]) },
    during: async (handle) => {
      await handle.signal(lookSignal);
    },
  },
  'deliver-to-endpoint.retried': {
    workflow: 'deliverToEndpoint',
    args: [{ accountId: 'acc_1', webhookId: 'whk_1' }],
    activities: { attemptDue: looks(['failing', 0, 5_000], ['delivering', 2, 0], ['delivering', 60, null]) },
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
