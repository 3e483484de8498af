import type { Config } from '../../config/config.ts';
import type { Interview } from '../../domain/interviews/interview.ts';
import { hashOfLinkToken, newLinkHash, urlOfLink, type SecretLink } from '../secret-link.ts';

type Keys = Pick<Config, 'secretsKeys'>;

/** Only this hash of a token is stored. */
export function hashOfInterviewToken(token: string): string {
  return hashOfLinkToken('interview', token);
}

/** The hash of the token of a new interview. */
export function newTokenHash(config: Keys, interviewId: string): string {
  return newLinkHash(config, 'interview', interviewId);
}

/** The link of an interview; null after its candidate was anonymised. */
export function linkOf({ id, tokenHash }: Pick<Interview, 'id' | 'tokenHash'>): SecretLink | null {
  return tokenHash === null ? null : { purpose: 'interview', id, hash: tokenHash };
}

/** Where the candidate chooses, moves and cancels; null after its candidate was anonymised, or when its key is gone. */
export function interviewUrl(
  config: Config,
  interview: Pick<Interview, 'id' | 'tokenHash'>,
): string | null {
  const link = linkOf(interview);
  return link && urlOfLink(config, link);
}
