/** HMAC-SHA256 of a text under a key given in base64. */
export type Hmac = (keyBase64: string, text: string, encoding: 'hex' | 'base64') => string;

export const SECRET_PREFIX = 'whsec_';

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

/** The secret without its prefix: base64 of the bytes that both signatures use as their key. */
function signingKey(secret: string): string {
  return secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret;
}
