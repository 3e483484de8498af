import type { ActivityOptions } from '@temporalio/workflow';

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
