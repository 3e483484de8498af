import type { Config } from '../../config/config.ts';
import { openToken, signToken } from '../../domain/common/signed-token.ts';
import { signerFor } from '../signer.ts';

/** The purposes of the links in mails. */
export type LinkPurpose = 'unsubscribe' | 'click' | 'open';
type Keys = Pick<Config, 'secretsKeys'>;

/**
 * The token of a link in a mail. It holds its own data and does not expire: mail lies in mailboxes for years. The
 * newest key of SECRETS_KEY signs, and any of them opens.
 */
export function linkToken({ secretsKeys }: Keys, purpose: LinkPurpose, words: string[]): string {
  const [newest = ''] = secretsKeys;
  return signToken(words.join(' '), signerFor(newest, purpose));
}

/** The words in a token; null for one that was not made here. */
export function openLinkToken(
  { secretsKeys }: Keys,
  purpose: LinkPurpose,
  token: string,
): string[] | null {
  for (const key of secretsKeys) {
    const text = openToken(token, signerFor(key, purpose));
    if (text !== null) return text.split(' ');
  }
  return null;
}
