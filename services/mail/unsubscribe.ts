import type { Config } from '../../config/config.ts';
import { disableUnsubscribed } from '../../storage/market/alerts/enabled-alerts.ts';
import { noteOnce } from '../../storage/mail/mails.ts';
import { suppress } from '../../storage/mail/suppressions.ts';
import type { AppContext } from '../context.ts';
import { publicUrl } from '../public-url.ts';
import { linkToken, openLinkToken } from './link-token.ts';

/** The list that a link unsubscribes from: the mailings of an account, or one of its job alerts. */
export interface Leaving {
  accountId: string;
  addressKey: string;
  mailId: string;
  alertId?: string;
}

/** The link that leaves a list. */
export function unsubscribeUrl(config: Config, leaving: Leaving): string {
  const { accountId, addressKey, mailId, alertId = [] } = leaving;
  const words = [accountId, addressKey, mailId].concat(alertId);
  const token = linkToken(config, 'unsubscribe', words);
  return `${publicUrl(config)}/public/unsubscribe/${token}`;
}

/** The list that a link unsubscribes from; null for one that was not made here. */
export function openUnsubscribe(config: Config, token: string): Leaving | null {
  const [accountId, addressKey, mailId, alertId] =
    openLinkToken(config, 'unsubscribe', token) ?? [];
  if (accountId === undefined || addressKey === undefined || mailId === undefined) return null;
  return { accountId, addressKey, mailId, ...(alertId !== undefined && { alertId }) };
}

/** Takes an address off the mailings of an account, or disables the job alert. Idempotent. */
export async function unsubscribe(
  { stores }: Pick<AppContext, 'stores'>,
  leaving: Leaving,
): Promise<void> {
  const { accountId, addressKey, mailId, alertId } = leaving;
  if (alertId !== undefined) {
    await disableUnsubscribed(stores, { accountId, id: alertId }, new Date());
  } else {
    await suppress(stores, { accountId, addressKey, candidateId: null }, 'unsubscribed');
  }
  await noteOnce(stores, mailId, { kind: 'unsubscribed', at: new Date(), reason: null });
}
