import { defineSignal } from '@temporalio/workflow';

/** The types, ids and messages of the webhook workflows. Other layers import only this module. */

/** Takes the signal `look`. */
export type DeliverToEndpointWorkflow = (input: DeliverToEndpointInput) => Promise<EndpointLook>;
export type SweepOutboxWorkflow = () => Promise<{ announced: number; started: number }>;

export const endpointWorkflowId = (webhookId: string): string => `endpoint:${webhookId}`;
export const SWEEP_OUTBOX_SCHEDULE_ID = 'sweep-outbox';

/** Something of the endpoint has become due. */
export const lookSignal = defineSignal('look');

/** Ids only: deliveries and events are read from MongoDB. */
export interface DeliverToEndpointInput {
  accountId: string;
  webhookId: string;
}

export type EndpointState = 'delivering' | 'failing' | 'silent';

/** The result of one look at an endpoint: counts, and nothing of a request or response but the status. */
export interface EndpointLook {
  /** Host of the endpoint; null when it was removed or disabled. */
  host: string | null;
  state: EndpointState;
  attempted: number;
  received: number;
  /** The last status code, or the reason why there was no response; null when nothing was sent. */
  answer: string | null;
  /** The first failure since the last success, as ISO text. */
  failingSince: string | null;
  waiting: number;
  /** Time until the next attempt; null when none waits. */
  nextInMs: number | null;
}

/** Versions before `deliverToEndpoint` had a workflow per delivery. Those in flight end at their next attempt. */
export type DeliverWebhookWorkflow = (input: DeliverWebhookInput) => Promise<AttemptOutcome>;

/** Requests the next attempt of a delivery now instead of at its scheduled time. */
export const attemptNowSignal = defineSignal('attemptNow');

export interface DeliverWebhookInput {
  accountId: string;
  deliveryId: string;
  webhookId: string;
  eventId: string;
}

export type DeliveryState = 'pending' | 'succeeded' | 'failed' | 'cancelled';

/** The state of a delivery after an attempt. */
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
