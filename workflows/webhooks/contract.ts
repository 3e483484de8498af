/** The one door between those who start webhook workflows and those who run them. No logic here. */

/** Workflow ids are business ids: starting twice is one run. */
export const deliveryWorkflowId = (deliveryId: string): string => `webhook:${deliveryId}`;
export const SWEEP_OUTBOX_SCHEDULE_ID = 'sweep-outbox';

/** Asks a delivery that waits for its next attempt to make it at once. */
export const ATTEMPT_NOW_SIGNAL = 'attemptNow';

/** Ids only: what is sent is read from MongoDB at each attempt. */
export interface DeliverWebhookInput {
  accountId: string;
  deliveryId: string;
  webhookId: string;
  eventId: string;
}

export type DeliveryState = 'pending' | 'succeeded' | 'failed' | 'cancelled';

/** How a delivery stands after an attempt. No word of what was sent or answered beyond the status. */
export interface AttemptOutcome {
  state: DeliveryState;
  /** Host of the endpoint; null when it was not asked. */
  host: string | null;
  /** Place of the attempt in the schedule, from 1. */
  number: number;
  /** The status code, or why there was none. */
  answer: string | null;
  /** When the next attempt is due, from the end of this one; null when there is none. */
  delayMs: number | null;
}
