import { valueAt } from '../../common/json-pointer.ts';
import type { JsonResume } from '../../resume/json-resume.ts';
import type { AccountFacts } from '../../accounts/account-profile.ts';
import { pointersTo } from './pointers.ts';

export const evidenceSources = ['profile', 'resume', 'instructions', 'user', 'job'] as const;
export type EvidenceSource = (typeof evidenceSources)[number];

/** The source that supports an answer (decision 0021). */
export interface Evidence {
  from: EvidenceSource;
  /** JSON Pointer into the source; null for one that is plain text. */
  path: string | null;
  /** A verbatim part of the source. */
  quote: string;
}

/** The members of GET /account about the person. */
export interface ProfileSource {
  name: string | null;
  email: string;
  phone: string | null;
  location: string | null;
  links: string[];
  facts: AccountFacts;
  /** The résumé of the account, as GET /account/resume names it. */
  resume: { filename: string } | null;
}

/** All sources of facts about the person, and the posting, which is not such a source. */
export interface Sources {
  profile: ProfileSource;
  resume: JsonResume | null;
  instructions: string | null;
  /** The user's messages of the session, in order. */
  user: readonly string[];
  job: { title: string; company: string; description: string };
}

/** Whether the quote of an evidence is at the stated place. */
export function isQuoted(sources: Sources, evidence: Evidence): boolean {
  return textsWith(sources, evidence).length > 0;
}

/** The texts of a source that contain a quote as whole words: "9 years" is not in "19 years". */
export function textsWith(sources: Sources, { from, path, quote }: Evidence): string[] {
  if (quote.trim() === '') return [];
  return textsOf(sources, from, path).filter((text) => holdsWords(text, quote));
}

function holdsWords(text: string, quote: string): boolean {
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    const end = at + quote.length;
    if (!goesOn(text, at) && !goesOn(text, end)) return true;
  }
  return false;
}

/** Whether a word or number continues across this position. In scripts without spaces it does not. */
function goesOn(text: string, at: number): boolean {
  const [before, after] = [text.slice(Math.max(0, at - 2), at), text.slice(at, at + 2)];
  const isLetter = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{M}]{2}$/u;
  return (
    isLetter.test(before.slice(-1) + after.slice(0, 1)) ||
    (/\d[.,]?$/.test(before) && /^[.,]?\d/.test(after))
  );
}

/**
 * Whether evidence is sufficient: every quote is in its source, and the posting is not the only source (decision 0021).
 */
export function isProven(sources: Sources, evidence: readonly Evidence[]): boolean {
  return (
    evidence.some(({ from }) => from !== 'job') && evidence.every((one) => isQuoted(sources, one))
  );
}

/** The texts at a pointer: the value, or all values below it. */
function textsOf(sources: Sources, from: EvidenceSource, path: string | null): string[] {
  const found = path === null ? { value: sources[from] } : valueAt(sources[from], path);
  return found === null ? [] : leavesOf(found.value);
}

/** Every scalar value as text. */
export function leavesOf(value: unknown): string[] {
  return pointersTo(value, '').map(({ text }) => text);
}
