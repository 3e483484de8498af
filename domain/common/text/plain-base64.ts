const DATA_URI = /^\s{0,20}data:[^,]{0,200};base64,/i;
const PADDING = /={1,4}$/;
const ALPHABET = /^[A-Za-z0-9+/]*$/;

/**
 * The base64 of a text in its plain form, from the forms that encoders write: with line breaks (MIME), as a data URI, in
 * the alphabet for URLs, or without padding (RFC 4648). Null when it is not base64.
 */
export function plainBase64(text: string): string | null {
  const letters = text.replace(DATA_URI, '').replace(/\s/g, '').replace(PADDING, '');
  const plain = letters.replaceAll('-', '+').replaceAll('_', '/');
  if (!ALPHABET.test(plain) || plain.length % 4 === 1) return null;
  return plain.padEnd(Math.ceil(plain.length / 4) * 4, '=');
}
