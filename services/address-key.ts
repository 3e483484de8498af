import { createHmac } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { emailKey } from '../domain/common/email.ts';

/** Stands for an address on the lists of suppressions, which hold no addresses. */
export function addressKeyOf({ addressKey }: Pick<Config, 'addressKey'>, email: string): string {
  return createHmac('sha256', addressKey)
    .update(`mail ${emailKey(email)}`)
    .digest('base64url');
}
