import { createHmac } from 'node:crypto';
import type { SignPayload } from '../domain/common/signed-token.ts';

/** The keyed hash of tokens for one purpose. A token of one purpose does not open for another. */
export function signerFor(key: string, purpose: string): SignPayload {
  return (payload) => createHmac('sha256', key).update(`${purpose} ${payload}`).digest('base64url');
}
