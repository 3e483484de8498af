import { createHash } from 'node:crypto';

/** 132 bits of the SHA-256 of a text, as 22 letters that are safe in ids and URLs. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
