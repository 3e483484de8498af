import { createHash } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { publicUrl } from './public-url.ts';
import { signerFor } from './signer.ts';

type Keys = Pick<Config, 'secretsKeys'>;

/** A link whose token is made again from the secret key when it is needed; the database holds only a hash of it. */
export interface SecretLink {
  purpose: 'interview';
  /** Of the record that the link opens. */
  id: string;
  hash: string;
}

const PATHS = { interview: '/public/interviews/' } as const satisfies Record<
  SecretLink['purpose'],
  string
>;

/** The hash by which a token is looked up. */
export function hashOfLinkToken(purpose: SecretLink['purpose'], token: string): string {
  return createHash('sha256').update(`${purpose} ${token}`).digest('hex');
}

/** The hash of the token of a new record. */
export function newLinkHash({ secretsKeys }: Keys, purpose: SecretLink['purpose'], id: string) {
  const [newest = ''] = secretsKeys;
  return hashOfLinkToken(purpose, signerFor(newest, purpose)(id));
}

/** The token with this hash; null when the key that made it is gone. */
export function tokenOfLink({ secretsKeys }: Keys, { purpose, id, hash }: SecretLink) {
  const tokens = secretsKeys.map((key) => signerFor(key, purpose)(id));
  return tokens.find((token) => hashOfLinkToken(purpose, token) === hash) ?? null;
}

/** Where a link leads; null when the key that made it is gone. */
export function urlOfLink(config: Config, link: SecretLink): string | null {
  const token = tokenOfLink(config, link);
  return token && `${publicUrl(config)}${PATHS[link.purpose]}${token}`;
}
