/** Largest difference between the clocks of sender and receiver, in seconds. */
const TOLERANCE_SECONDS = 300;
/** The shortest secret that Standard Webhooks allows; ours have 32. */
const LEAST_SECRET_BYTES = 24;
const SECRET_PREFIX = 'whsec_';

/** A message as a receiver gets it. An absent header is undefined. */
export interface ReceivedMessage {
  /** The header `Service-Webhook-Signature`. */
  signature: string | undefined;
  /** The header `Service-Webhook-Timestamp`. */
  timestamp: string | undefined;
  /** The raw body, before any JSON parser has seen it. */
  body: string | Uint8Array;
  /** The endpoint's secret, `whsec_…`. */
  secret: string | undefined;
}

export type SignatureProblem =
  | 'secret_missing'
  | 'secret_invalid'
  | 'timestamp_invalid'
  | 'timestamp_too_far'
  | 'signature_mismatch';

/** The text to sign, and the signatures that were given for it. */
export interface SignedText {
  /** The HMAC's key in base64. */
  key: string;
  text: string;
  /** Signatures in hexadecimal; one matching one is enough. */
  given: string[];
}

/** A message taken apart, or why it is not to be trusted whatever its signature. */
export function signedText(
  { signature, timestamp, body, secret }: ReceivedMessage,
  nowSeconds: number,
): SignedText | SignatureProblem {
  const key = keyOf(textOf(secret));
  // Anybody can sign with an empty key, as from a setting that was forgotten, or with a placeholder.
  if (key === '') return 'secret_missing';
  if (bytesIn(key) < LEAST_SECRET_BYTES) return 'secret_invalid';
  const sentAt = textOf(timestamp);
  if (!/^\d{1,12}$/.test(sentAt)) return 'timestamp_invalid';
  if (Math.abs(nowSeconds - Number(sentAt)) > TOLERANCE_SECONDS) return 'timestamp_too_far';
  const signatures = textOf(signature)
    .split(',')
    .flatMap((part) => /^v1=(.+)$/.exec(part.trim())?.[1] ?? []);
  return { key, text: `${sentAt}.${bodyText(body)}`, given: signatures };
}

/** The key in a secret, in base64. */
export function keyOf(secret: string): string {
  return secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret;
}

/** Base64, in either alphabet. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Whether one of the signatures is the expected one, compared in constant time. */
export function isSigned(given: readonly string[], expected: string): boolean {
  return given.some((signature) => sameText(signature, expected));
}

export function bodyText(body: string | Uint8Array): string {
  return typeof body === 'string' ? body : new TextDecoder().decode(body);
}

function sameText(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < b.length; i += 1) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}

/** A header may be missing, or come as a list. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** How many bytes base64 decodes to at least; characters that are not base64 add nothing. */
function bytesIn(base64: string): number {
  const [text = ''] = base64.split('=');
  return Math.floor(((text.match(/[\w+/-]/g) ?? []).length * 6) / 8);
}
