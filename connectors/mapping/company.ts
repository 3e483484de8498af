import { isIP } from 'node:net';
import type { PostedCompany } from '../../domain/market/posting.ts';
import type { SourceRef } from '../connector.ts';
import { lineOrNull } from '../../domain/common/text/clean-text.ts';
import { decoded, isUrl } from './endpoint.ts';

const words = (list: string) => new Set(list.split(' '));
/** Parts of feed URLs that never name an employer. */
const GENERIC_PATHS = words(
  'v0 v1 api boards jobs postings posting-api job-board companies widget accounts offers careers career list json xml rss feed feeds',
);
const GENERIC_HOSTS = words('www jobs job careers career feed feeds api boards');

/**
 * The employer: as the row names it, else null when the source names its company, else the token made readable
 * ("Forward%20Financing" becomes "Forward Financing").
 */
export function companyOf(source: SourceRef, named?: string | null): PostedCompany | null {
  const name = lineOrNull(named);
  if (name !== null) return { name };
  return source.companyName === null ? { name: readableToken(source.token) } : null;
}

function readableToken(token: string): string {
  if (!isUrl(token)) return decoded(token);
  const { pathname, hostname } = new URL(token);
  const named = pathname.split('/').filter((part) => part !== '' && !isGeneric(part));
  return decoded(named.at(-1) ?? hostName(hostname));
}

function isGeneric(part: string): boolean {
  return GENERIC_PATHS.has(part.toLowerCase()) || /\.(?:json|xml|rss|html?)$/i.test(part);
}

function hostName(hostname: string): string {
  if (isIP(hostname) !== 0) return hostname;
  return hostname.split('.').find((label) => !GENERIC_HOSTS.has(label)) ?? hostname;
}
