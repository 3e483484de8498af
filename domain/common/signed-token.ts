import { sameText } from './text/same-text.ts';

/** A keyed hash (HMAC) of a payload, as text without dots. The caller keeps the key and may hash further data. */
export type SignPayload = (payload: string) => string;

/** `payload.mac`: the text in base64url and its keyed hash. Safe in a URL without escaping. */
export function signToken(text: string, sign: SignPayload): string {
  return tokenOf(toBase64Url(text), sign);
}

/**
 * The text in a token, or null when the token was not made with this key. The whole token is compared with the
 * expected one, so it has exactly one valid form.
 */
export function openToken(token: string, sign: SignPayload): string | null {
  const [payload = ''] = token.split('.', 1);
  return sameText(token, tokenOf(payload, sign)) ? fromBase64Url(payload) : null;
}

function tokenOf(payload: string, sign: SignPayload): string {
  return `${payload}.${sign(payload)}`;
}

function toBase64Url(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}
