/** HMAC-SHA256 of a text under a key given in base64. */
export type Hmac = (keyBase64: string, text: string, encoding: 'hex' | 'base64') => string;

export const SECRET_PREFIX = 'whsec_';

/** The signed parts of a request. */
export interface SignedMessage {
  /** The event's id. */
  id: string;
  /** Unix seconds of the attempt. */
  timestamp: number;
  /** The raw body. */
  body: string;
}

/**
 * The headers of one attempt (decision 0016): our signature is `timestamp.body` in hexadecimal, that of Standard
 * Webhooks is `id.timestamp.body` in base64. Every valid secret signs, newest first.
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

/** The secret without its prefix: the base64 key of both signatures. */
function signingKey(secret: string): string {
  return secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret;
}
