import type { EventData, EventKind } from '../../domain/webhooks/events/registry.ts';
import {
  signatureProblem,
  type ReceivedMessage,
  type SignatureProblem,
} from '../../domain/webhooks/webhook-signature.ts';
import { hmac } from '../hmac.ts';

/** An event as sent to a receiver; `kind` determines the type of `data`. */
export type WebhookEvent = {
  [Kind in EventKind]: {
    id: string;
    kind: Kind;
    created_at: string;
    account_id: string;
    organization_id: string | null;
    data: EventData<Kind>;
  };
}[EventKind];

/** The message is forged, modified or too old, or the secret is missing or too short. Answer 400 and do nothing. */
export class WebhookVerificationError extends Error {
  readonly problem: SignatureProblem;

  constructor(problem: SignatureProblem) {
    super(`The webhook is not to be trusted: ${problem}.`);
    this.name = 'WebhookVerificationError';
    this.problem = problem;
  }
}

/**
 * Verifies a delivery with its signature header, timestamp header, raw body and the endpoint's secret, and returns
 * its event. `import { verifyWebhook } from 'openrole/webhooks'`.
 * @throws WebhookVerificationError
 */
export function verifyWebhook(
  received: Omit<ReceivedMessage, 'body'> & { body: string | Uint8Array },
): WebhookEvent {
  const body =
    typeof received.body === 'string' ? received.body : new TextDecoder().decode(received.body);
  const problem = signatureProblem({ ...received, body }, Math.floor(Date.now() / 1000), hmac);
  if (problem !== null) throw new WebhookVerificationError(problem);
  return JSON.parse(body) as WebhookEvent;
}
