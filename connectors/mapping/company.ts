import type { PostedCompany } from '../../domain/market/posting.ts';
import type { SourceRef } from '../connector.ts';
import { lineOrNull } from './clean-text.ts';
import { decoded, isUrl } from './endpoint.ts';

/** Parts of feed addresses that never name an employer. */
const GENERIC = new Set(
  'v0 v1 api boards jobs postings posting-api job-board companies widget accounts offers careers list json xml rss'.split(
    ' ',
  ),
);

/**
 * The employer: as the row names it, else null when the source's own company counts, else the token made
 * readable (decisions section 14: "Forward%20Financing" is "Forward Financing").
 */
export function companyOf(source: SourceRef, named?: string | null): PostedCompany | null {
  const name = lineOrNull(named);
  if (name !== null) return { name };
  return source.companyName === null ? { name: readableToken(source.token) } : null;
}

function readableToken(token: string): string {
  if (!isUrl(token)) return decoded(token);
  const url = new URL(token);
  const parts = url.pathname.split('/').filter((part) => part !== '' && !GENERIC.has(part));
  return decoded(parts.at(-1) ?? url.hostname.replace(/^www\./, '').split('.')[0] ?? url.hostname);
}
