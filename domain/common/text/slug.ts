import { foldCase } from './fold-case.ts';

const LONGEST_SLUG = 80;
const TAIL = 6;
/** FNV-1a of 64 bits, as 13 digits in base 36. */
const FIRST_HASH = 0xcbf29ce484222325n;
const HASH_PRIME = 0x100000001b3n;
const HASH_DIGITS = 13;

/**
 * The slug of a name: lower-case ASCII words joined by hyphens ("Forward Financing" → `forward-financing`, `nexus.xyz`
 * → `nexus-xyz`). Names in other scripts, or longer than a slug, get a hash of the whole name, so different names never
 * share a slug (decision 0008).
 */
export function slugOf(name: string): string {
  const folded = foldCase(name).replace(/['’ʼʻ]/g, '');
  const latin = trimmed(folded.replace(/[^a-z0-9]+/g, '-'));
  const tellsAll = latin !== '' && latin.length <= LONGEST_SLUG && !hasOtherLetters(folded);
  if (tellsAll) return latin;
  const start = trimmed(latin.slice(0, LONGEST_SLUG - HASH_DIGITS - 1));
  return trimmed(`${start}-${hashOf(lettersOf(folded) || folded)}`);
}

/** Another slug for a name whose slug is taken, with the end of a record's id as suffix. */
export function distinctSlug(slug: string, id: string): string {
  const tail = id.slice(-TAIL).toLowerCase();
  return `${slug.slice(0, LONGEST_SLUG - TAIL - 1)}-${tail}`;
}

function trimmed(slug: string): string {
  return slug.replace(/^-|-$/g, '');
}

function hasOtherLetters(folded: string): boolean {
  return /(?![a-z0-9])[\p{L}\p{N}]/u.test(folded);
}

/** The name without punctuation, because sources differ in quotation marks. */
function lettersOf(folded: string): string {
  return (folded.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).join('-');
}

function hashOf(text: string): string {
  let hash = FIRST_HASH;
  for (let i = 0; i < text.length; i += 1)
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(i))) * HASH_PRIME);
  return hash.toString(36).padStart(HASH_DIGITS, '0');
}
