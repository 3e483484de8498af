import type { ActivityOptions, LocalActivityOptions } from '@temporalio/workflow';

/** A short read or write of our own stores. Retried until they are reachable again. */
export const storeCall: ActivityOptions = {
  startToCloseTimeout: '2 minutes',
  scheduleToCloseTimeout: '3 days',
  retry: { initialInterval: '500 milliseconds', maximumInterval: '15 seconds' },
};

/** A long batch activity that heartbeats its progress. A dead worker is detected by the heartbeat timeout. */
export const longPass: ActivityOptions = {
  startToCloseTimeout: '6 hours',
  scheduleToCloseTimeout: '3 days',
  heartbeatTimeout: '30 seconds',
  retry: { initialInterval: '500 milliseconds', maximumInterval: '15 seconds' },
};

/** A long pass whose end a person waits for. A dead worker is noticed sooner. */
export const watchedPass: ActivityOptions = { ...longPass, heartbeatTimeout: '10 seconds' };

/** A read of an external feed. Retried for hours, not for days. */
export const feedRead: ActivityOptions = {
  startToCloseTimeout: '2 hours',
  scheduleToCloseTimeout: '6 hours',
  heartbeatTimeout: '30 seconds',
  retry: { initialInterval: '2 seconds', maximumInterval: '5 minutes' },
};

/** One call of a model. */
export const modelCall: ActivityOptions = {
  startToCloseTimeout: '2 minutes',
  scheduleToCloseTimeout: '15 minutes',
  retry: { initialInterval: '1 second', maximumInterval: '30 seconds' },
};

/** A turn of a session: several calls of a model. A dead worker is detected by the heartbeat timeout. */
export const modelTurn: ActivityOptions = {
  startToCloseTimeout: '15 minutes',
  scheduleToCloseTimeout: '2 hours',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute' },
};

/** A step that a client may be waiting for. The short timeout detects a dead worker soon. */
export const sessionStep: ActivityOptions = {
  startToCloseTimeout: '20 seconds',
  scheduleToCloseTimeout: '3 days',
  retry: { initialInterval: '500 milliseconds', maximumInterval: '15 seconds' },
};

/** A step of a top-up that a client may be waiting for. A dead worker is detected by the heartbeat timeout. */
const topUpStep = { heartbeatTimeout: '10 seconds' } as const;

/** A charge of a card. Given up before the processor's idempotency key expires, which it does after a day. */
export const cardCharge: ActivityOptions = {
  ...topUpStep,
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '20 hours',
  retry: { initialInterval: '2 seconds', maximumInterval: '10 minutes' },
};

/**
 * A query to the payment processor. Retried without limit: without its result a payment could be lost or made twice.
 */
export const cardQuestion: ActivityOptions = {
  ...topUpStep,
  startToCloseTimeout: '1 minute',
  retry: { initialInterval: '2 seconds', maximumInterval: '10 minutes' },
};

/** Records the outcome of a charge. Retried without limit: an unrecorded charge could be made again. */
export const chargeNote: ActivityOptions = {
  ...topUpStep,
  startToCloseTimeout: '2 minutes',
  retry: { initialInterval: '500 milliseconds', maximumInterval: '1 minute' },
};

/** Requests to a receiver for about 30 s, each of at most 15 s. A dead worker is detected by the heartbeat timeout. */
export const endpointAttempts: ActivityOptions = {
  startToCloseTimeout: '2 minutes',
  heartbeatTimeout: '30 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute' },
};

/** Hands a delivery over to the workflow of its endpoint. */
export const webhookAttempt: ActivityOptions = {
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute' },
};

/** The same as a local activity, run once. */
export const webhookAttemptAtOnce: LocalActivityOptions = {
  startToCloseTimeout: '30 seconds',
  retry: { maximumAttempts: 1 },
};
