import { defineSignal } from '@temporalio/workflow';

/** The types, ids and messages of the webhook workflows: all that other layers import. */

/** Takes the signal `attemptNow`. */
export type DeliverWebhookWorkflow = (input: DeliverWebhookInput) => Promise<AttemptOutcome>;
export type SweepOutboxWorkflow = () => Promise<{ announced: number; started: number }>;

/** Workflow ids are business ids: starting twice is one run. */
export const deliveryWorkflowId = (deliveryId: string): string => `webhook:${deliveryId}`;
export const SWEEP_OUTBOX_SCHEDULE_ID = 'sweep-outbox';

/** Requests the next attempt of a delivery now instead of at its scheduled time. */
export const attemptNowSignal = defineSignal('attemptNow');

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
