import { sameText } from '../common/same-text.ts';

/** HMAC-SHA256 of a text under a key given in base64. */
export type Hmac = (keyBase64: string, text: string, encoding: 'hex' | 'base64') => string;

export const SECRET_PREFIX = 'whsec_';

/** Largest difference between the clocks of sender and receiver (decision 0016). */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

/** What Standard Webhooks asks of a secret; ours have 32. */
const LEAST_SECRET_BYTES = 24;

/** One request as it is signed. */
export interface SignedMessage {
  /** The event's id. */
  id: string;
  /** Unix seconds of the attempt. */
  timestamp: number;
  /** The raw body. */
  body: string;
}

/**
 * The headers of one attempt (decision 0016): ours sign `timestamp.body` in hexadecimal, those of Standard Webhooks
 * sign `id.timestamp.body` in base64. Every secret signs, the newest first.
 */
export function signatureHeaders(
  message: SignedMessage,
  secrets: readonly string[],
  hmac: Hmac,
): Record<string, string> {
  const timestamp = String(message.timestamp);
  const ours = `${timestamp}.${message.body}`;
  const standard = `${message.id}.${ours}`;
  const keys = secrets.map(signingKey);
  return {
    'Service-Webhook-Id': message.id,
    'Service-Webhook-Timestamp': timestamp,
    'Service-Webhook-Signature': keys.map((key) => `v1=${hmac(key, ours, 'hex')}`).join(','),
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': keys.map((key) => `v1,${hmac(key, standard, 'base64')}`).join(' '),
  };
}

/** A message as a receiver gets it (decision 0016). An absent header is undefined. */
export interface ReceivedMessage {
  /** `Service-Webhook-Signature`. */
  signature: string | undefined;
  /** `Service-Webhook-Timestamp`. */
  timestamp: string | undefined;
  /** The raw body, before any JSON parser has seen it. */
  body: string;
  /** The endpoint's secret, `whsec_…`. */
  secret: string | undefined;
}

export type SignatureProblem =
  | 'secret_missing'
  | 'secret_invalid'
  | 'timestamp_invalid'
  | 'timestamp_too_far'
  | 'signature_mismatch';

/** Why a message is not to be trusted; null when it is. One matching signature of the list is enough. */
export function signatureProblem(
  received: ReceivedMessage,
  nowSeconds: number,
  hmac: Hmac,
): SignatureProblem | null {
  const key = signingKey(textOf(received.secret));
  const timestamp = textOf(received.timestamp);
  // Under an empty one, as from a setting that was forgotten, or a placeholder anybody can sign.
  if (key === '') return 'secret_missing';
  if (bytesIn(key) < LEAST_SECRET_BYTES) return 'secret_invalid';
  if (!/^\d{1,12}$/.test(timestamp)) return 'timestamp_invalid';
  const age = Math.abs(nowSeconds - Number(timestamp));
  if (age > SIGNATURE_TOLERANCE_SECONDS) return 'timestamp_too_far';
  const expected = `v1=${hmac(key, `${timestamp}.${received.body}`, 'hex')}`;
  const given = textOf(received.signature)
    .split(',')
    .map((part) => part.trim());
  return given.some((part) => sameText(part, expected)) ? null : 'signature_mismatch';
}

/** A header may be missing, or come as a list. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** How many bytes base64 decodes to at least; characters that are no base64 add nothing. */
function bytesIn(base64: string): number {
  const [text = ''] = base64.split('=');
  return Math.floor(((text.match(/[\w+/-]/g) ?? []).length * 6) / 8);
}

/** The secret without its prefix: base64 of the bytes that both signatures use as their key. */
function signingKey(secret: string): string {
  return secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret;
}
