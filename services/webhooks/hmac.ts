import { createHmac } from 'node:crypto';
import type { Hmac } from '../../domain/webhooks/webhook-signature.ts';

/** HMAC-SHA256 with Node's crypto. */
export const hmac: Hmac = (keyBase64, text, encoding) =>
  createHmac('sha256', Buffer.from(keyBase64, 'base64')).update(text, 'utf8').digest(encoding);
