import { bytesOf, keyOf } from './signature.ts';

/** A delivery to sign. */
export interface UnsignedMessage {
  /** The event's id. */
  id: string;
  body: string;
  /** `whsec_…` */
  secret: string;
  /** Unix seconds; now by default. */
  timestamp?: number;
}

/** The headers of a delivery with this body, as the service signs it: for tests of a receiver, and for `listen`. */
export async function signWebhook({
  id,
  body,
  secret,
  timestamp = Math.floor(Date.now() / 1000),
}: UnsignedMessage): Promise<Record<string, string>> {
  const key = keyOf(secret);
  const ours = `${timestamp}.${body}`;
  const [signature, standard] = await Promise.all([hmac(key, ours), hmac(key, `${id}.${ours}`)]);
  return {
    'Service-Webhook-Id': id,
    'Service-Webhook-Timestamp': String(timestamp),
    'Service-Webhook-Signature': `v1=${hex(signature)}`,
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${btoa(String.fromCharCode(...standard))}`,
  };
}

/** HMAC-SHA256 under a key in base64, on Node, Deno, Bun, workers and browsers. */
export async function hmac(keyBase64: string, text: string): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = bytesOf(keyBase64);
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)));
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
