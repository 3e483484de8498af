import { createHash } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import type { Interview } from '../../domain/interviews/interview.ts';
import { publicUrl } from '../public-url.ts';
import { signerFor } from '../signer.ts';

type Keys = Pick<Config, 'secretsKeys'>;

/** Only this hash of a token is stored. */
export function hashOfInterviewToken(token: string): string {
  return createHash('sha256').update(`interview ${token}`).digest('hex');
}

/** The hash of the token of a new interview. Its token is made again from the secret key, which the database lacks. */
export function newTokenHash({ secretsKeys }: Keys, interviewId: string): string {
  const [newest = ''] = secretsKeys;
  return hashOfInterviewToken(tokenOf(newest, interviewId));
}

/** Where the candidate chooses, moves and cancels; null after its candidate was anonymised, or when its key is gone. */
export function interviewUrl(
  config: Config,
  { id, tokenHash }: Pick<Interview, 'id' | 'tokenHash'>,
): string | null {
  if (tokenHash === null) return null;
  const tokens = config.secretsKeys.map((key) => tokenOf(key, id));
  const token = tokens.find((one) => hashOfInterviewToken(one) === tokenHash);
  return token === undefined ? null : `${publicUrl(config)}/public/interviews/${token}`;
}

function tokenOf(key: string, interviewId: string): string {
  return signerFor(key, 'interview')(interviewId);
}
