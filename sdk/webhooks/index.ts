/** Verifies deliveries of webhooks: `import { verifyWebhook, unwrapWebhook } from 'openrole/webhooks'`. */
import type { WebhookEvent } from '../generated/events.ts';
import {
  bodyText,
  isSigned,
  type ReceivedMessage,
  type SignatureProblem,
  signedText,
} from './signature.ts';
import { hex, hmac } from './sign.ts';

export { signWebhook, type UnsignedMessage } from './sign.ts';
export type { EventData, WebhookEvent } from '../generated/events.ts';
export type { ReceivedMessage, SignatureProblem } from './signature.ts';

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
 * The event of a request with its signature verified, on Node, Deno, Bun, workers and browsers.
 * @throws WebhookVerificationError
 */
export async function unwrapWebhook(request: Request, secret: string): Promise<WebhookEvent> {
  const body = await request.text();
  const header = (name: string) => request.headers.get(name) ?? undefined;
  const message = checked({
    signature: header('service-webhook-signature'),
    timestamp: header('service-webhook-timestamp'),
    body,
    secret,
  });
  const signed = await hmac(message.key, message.text);
  return trusted(isSigned(message.given, hex(signed)), body);
}

/**
 * The event of a delivery, verified by its signature header, timestamp header, raw body and the endpoint's secret.
 * For Node, Deno and Bun; `unwrapWebhook` works everywhere.
 * @throws WebhookVerificationError
 */
export function verifyWebhook(received: ReceivedMessage): WebhookEvent {
  const message = checked(received);
  const { createHmac } = process.getBuiltinModule('node:crypto');
  const expected = createHmac('sha256', Buffer.from(message.key, 'base64'))
    .update(message.text)
    .digest('hex');
  return trusted(isSigned(message.given, expected), bodyText(received.body));
}

function checked(received: ReceivedMessage) {
  const message = signedText(received, Math.floor(Date.now() / 1000));
  if (typeof message === 'string') throw new WebhookVerificationError(message);
  return message;
}

function trusted(isTrue: boolean, body: string): WebhookEvent {
  if (!isTrue) throw new WebhookVerificationError('signature_mismatch');
  return JSON.parse(body) as WebhookEvent;
}
