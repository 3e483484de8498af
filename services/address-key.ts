import { createHmac } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { emailKey } from '../domain/common/email.ts';

/**
 * Stands for an address on the lists of suppressions, which hold no addresses. The oldest key signs, which stays while
 * newer ones are added.
 */
export function addressKeyOf({ secretsKeys }: Pick<Config, 'secretsKeys'>, email: string): string {
  return createHmac('sha256', secretsKeys.at(-1) ?? '')
    .update(`mail ${emailKey(email)}`)
    .digest('base64url');
}
