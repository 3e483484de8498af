import type { ActivityOptions, LocalActivityOptions } from '@temporalio/workflow';

/** A write or read of our own stores: quick, and retried until they are back. */
export const storeCall: ActivityOptions = {
  startToCloseTimeout: '2 minutes',
  scheduleToCloseTimeout: '3 days',
  retry: { initialInterval: '500 milliseconds', maximumInterval: '15 seconds' },
};

/** A long pass that reports where it is; a worker that dies is noticed within the heartbeat. */
export const longPass: ActivityOptions = {
  startToCloseTimeout: '6 hours',
  scheduleToCloseTimeout: '3 days',
  heartbeatTimeout: '30 seconds',
  retry: { initialInterval: '500 milliseconds', maximumInterval: '15 seconds' },
};

/** A read of somebody else's feed: worth some patience, not worth a day. */
export const feedRead: ActivityOptions = {
  startToCloseTimeout: '2 hours',
  scheduleToCloseTimeout: '6 hours',
  heartbeatTimeout: '30 seconds',
  retry: { initialInterval: '2 seconds', maximumInterval: '5 minutes' },
};

/** One answer of a model. */
export const modelCall: ActivityOptions = {
  startToCloseTimeout: '2 minutes',
  scheduleToCloseTimeout: '15 minutes',
  retry: { initialInterval: '1 second', maximumInterval: '30 seconds' },
};

/** A turn of a session: several answers of a model; a worker that dies is noticed within the heartbeat. */
export const modelTurn: ActivityOptions = {
  startToCloseTimeout: '15 minutes',
  scheduleToCloseTimeout: '2 hours',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute' },
};

/** A step that somebody waits for: a worker that dies during it is noticed soon. */
export const sessionStep: ActivityOptions = {
  startToCloseTimeout: '20 seconds',
  scheduleToCloseTimeout: '3 days',
  retry: { initialInterval: '500 milliseconds', maximumInterval: '15 seconds' },
};

/** A step of a top-up, for which somebody may wait: a worker that dies during it is noticed within the heartbeat. */
const topUpStep = { heartbeatTimeout: '10 seconds' } as const;

/**
 * A charge of a card. Given up before the processor forgets the key that keeps a repetition from charging again,
 * which it does after a day.
 */
export const cardCharge: ActivityOptions = {
  ...topUpStep,
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '20 hours',
  retry: { initialInterval: '2 seconds', maximumInterval: '10 minutes' },
};

/** A question to the processor that must have its answer: without it a payment would be lost, or made twice. */
export const cardQuestion: ActivityOptions = {
  ...topUpStep,
  startToCloseTimeout: '1 minute',
  retry: { initialInterval: '2 seconds', maximumInterval: '10 minutes' },
};

/** What a charge came to is noted, however long our stores are away: the card must not be charged for it again. */
export const chargeNote: ActivityOptions = {
  ...topUpStep,
  startToCloseTimeout: '2 minutes',
  retry: { initialInterval: '500 milliseconds', maximumInterval: '1 minute' },
};

/** One request to a receiver, at most 15 s, with its reads and notes; waits its turn for as long as it takes. */
export const webhookAttempt: ActivityOptions = {
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute' },
};

/** The same within a workflow task: once, because whatever keeps it from its end is waited for as an activity. */
export const webhookAttemptAtOnce: LocalActivityOptions = {
  startToCloseTimeout: '30 seconds',
  retry: { maximumAttempts: 1 },
};
