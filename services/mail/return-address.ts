import { createHmac } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import { idPrefixes } from '../../domain/common/ids.ts';
import { sameText } from '../../domain/common/text/same-text.ts';

const TOKEN = /bounce\+([0-9a-f]{40})\.([0-9a-f]{16})@/gi;
const PREFIX = `${idPrefixes.mail}_`;
/** With them the local part has the 64 characters that are allowed. */
const MAC_CHARACTERS = 16;
const MOST_TOKENS = 20;

/**
 * Where reports about a mail go: `bounce+<mail id in hex>.<mac>@domain`, which servers that fold case keep intact. Null
 * without a domain for it. A report counts only with this address, so that nobody can report mails of others.
 */
export function returnAddress(
  { secretsKeys, mail: { bounceDomain } }: Pick<Config, 'secretsKeys' | 'mail'>,
  mailId: string,
): string | null {
  if (bounceDomain === null) return null;
  const [newest = ''] = secretsKeys;
  return `bounce+${hexOf(mailId)}.${macOf(newest, mailId)}@${bounceDomain}`;
}

/** The mail whose return address is in one of the texts; null when none was made here. */
export function mailOfReturnAddress(
  { secretsKeys }: Pick<Config, 'secretsKeys'>,
  texts: readonly string[],
): string | null {
  const found = texts.flatMap((text) => [...text.matchAll(TOKEN)]).slice(0, MOST_TOKENS);
  for (const [, hex = '', mac = ''] of found) {
    const mailId = PREFIX + Buffer.from(hex, 'hex').toString('latin1');
    const isOurs = secretsKeys.some((key) => sameText(mac.toLowerCase(), macOf(key, mailId)));
    if (isOurs) return mailId;
  }
  return null;
}

function hexOf(mailId: string): string {
  return Buffer.from(mailId.slice(PREFIX.length), 'latin1').toString('hex');
}

function macOf(key: string, mailId: string): string {
  return createHmac('sha256', key)
    .update(`bounce ${mailId}`)
    .digest('hex')
    .slice(0, MAC_CHARACTERS);
}
