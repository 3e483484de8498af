import { createHmac } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import { openToken, signToken } from '../../domain/common/signed-token.ts';
import { disableUnsubscribed } from '../../storage/market/alerts/enabled-alerts.ts';
import { noteOnce } from '../../storage/mail/mails.ts';
import { suppress } from '../../storage/mail/suppressions.ts';
import type { AppContext } from '../context.ts';
import { publicUrl } from '../public-url.ts';

/** What a link leaves: the mailings of an account, or one of its job alerts. */
export interface Leaving {
  accountId: string;
  addressKey: string;
  mailId: string;
  alertId?: string;
}

/**
 * The link that leaves a list. It holds its own data and does not expire: mail lies in mailboxes for years. The newest
 * key of SECRETS_KEY signs, and any of them opens.
 */
export function unsubscribeUrl(config: Config, leaving: Leaving): string {
  const [newest = ''] = config.secretsKeys;
  const { accountId, addressKey, mailId, alertId = [] } = leaving;
  const words = [accountId, addressKey, mailId].concat(alertId);
  const token = signToken(words.join(' '), signWith(newest));
  return `${publicUrl(config)}/public/unsubscribe/${token}`;
}

/** What a link leaves; null for one that was not made here. */
export function openUnsubscribe({ secretsKeys }: Config, token: string): Leaving | null {
  for (const key of secretsKeys) {
    const words = openToken(token, signWith(key))?.split(' ') ?? [];
    const [accountId, addressKey, mailId, alertId] = words;
    if (accountId !== undefined && addressKey !== undefined && mailId !== undefined) {
      return { accountId, addressKey, mailId, ...(alertId !== undefined && { alertId }) };
    }
  }
  return null;
}

/** Takes an address off the mailings of an account, or disables the job alert. Idempotent. */
export async function unsubscribe({ stores }: AppContext, leaving: Leaving): Promise<void> {
  const { accountId, addressKey, mailId, alertId } = leaving;
  if (alertId !== undefined) {
    await disableUnsubscribed(stores, { accountId, id: alertId }, new Date());
  } else {
    await suppress(stores, { accountId, addressKey, candidateId: null }, 'unsubscribed');
  }
  await noteOnce(stores, mailId, { kind: 'unsubscribed', at: new Date(), reason: null });
}

function signWith(key: string) {
  return (payload: string) =>
    createHmac('sha256', key).update(`unsubscribe ${payload}`).digest('base64url');
}
