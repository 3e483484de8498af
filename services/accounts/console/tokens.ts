import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A new secret of 256 bits for links and cookies. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Whether a text has the form of a token. Anything else is refused without a look-up. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/** Stored in place of a token. It is random, so a fast hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
