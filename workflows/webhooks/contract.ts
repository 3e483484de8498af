import { defineSignal } from '@temporalio/workflow';

/** The types, ids and messages of the webhook workflows. Other layers import only this module. */

/** Takes the signal `attemptNow`. */
export type DeliverWebhookWorkflow = (input: DeliverWebhookInput) => Promise<AttemptOutcome>;
export type SweepOutboxWorkflow = () => Promise<{ announced: number; started: number }>;

/** Workflow ids are derived from business ids, so a second start joins the running workflow. */
export const deliveryWorkflowId = (deliveryId: string): string => `webhook:${deliveryId}`;
export const SWEEP_OUTBOX_SCHEDULE_ID = 'sweep-outbox';

/** Requests the next attempt of a delivery now instead of at its scheduled time. */
export const attemptNowSignal = defineSignal('attemptNow');

/** Ids only: the event is read from MongoDB at each attempt. */
export interface DeliverWebhookInput {
  accountId: string;
  deliveryId: string;
  webhookId: string;
  eventId: string;
}

export type DeliveryState = 'pending' | 'succeeded' | 'failed' | 'cancelled';

/** The state of a delivery after an attempt. It holds nothing of the request or response but the status. */
export interface AttemptOutcome {
  state: DeliveryState;
  /** Host of the endpoint; null when no request was made. */
  host: string | null;
  /** Number of the attempt in the schedule, from 1. */
  number: number;
  /** The status code, or the reason why there was no response. */
  answer: string | null;
  /** Time until the next attempt, from the end of this one; null when there is none. */
  delayMs: number | null;
}
