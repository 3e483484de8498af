import { invalidRequest } from '../common/errors.ts';
import { words } from '../text/words.ts';

/** Words that must be consecutive, in this order. */
export type Phrase = readonly string[];

/** `title=` of a search with all spellings: any of `include` (if there is one), none of `exclude`. */
export interface TitleQuery {
  include: Phrase[];
  exclude: Phrase[];
}

/** Equivalent spellings of seniority words; each matches all of them (decision 0007). */
const spellings = [
  ['senior', 'sr'],
  ['principal', 'prin'],
  ['director', 'dir'],
  ['executive', 'exec'],
  ['vp', 'vice president'],
];

/** Ranks that are excluded together with a more general one, but not the other way round. */
const narrower: Record<string, string[]> = {
  vp: ['svp', 'evp', 'avp'],
  'vice president': ['svp', 'evp', 'avp'],
  chief: 'ceo cto cfo coo cmo cio ciso cpo cro chro cdo cco cso clo cao'.split(' '),
};

const includedAs = new Map<string, string[]>([
  ['senior', ['senior', 'sr']],
  ['sr', ['senior', 'sr']],
]);

const excludedAs = new Map<string, string[]>([
  ...spellings.flatMap((family) =>
    family.map((word): [string, string[]] => [word, [...family, ...(narrower[word] ?? [])]]),
  ),
  ['chief', ['chief', ...(narrower['chief'] ?? [])]],
]);

/** Maximum number of spellings per phrase. */
const MAX_VARIANTS = 64;
const MAX_PARTS = 100;

/**
 * Parses comma-separated phrases; `-` excludes, empty parts are skipped (decision 0007).
 * @throws AppError `invalid_request` for more than a hundred phrases.
 */
export function parseTitleQuery(text: string): TitleQuery {
  const query: TitleQuery = { include: [], exclude: [] };
  const parts = text.split(',').flatMap((part) => part.trim() || []);
  if (parts.length > MAX_PARTS) {
    throw invalidRequest('title', `must hold at most ${MAX_PARTS} phrases`);
  }
  for (const part of parts) {
    const excludes = part.startsWith('-');
    const phrase = words(excludes ? part.slice(1) : part);
    if (phrase.length === 0) continue;
    if (excludes) query.exclude.push(...variants(phrase, excludedAs));
    else query.include.push(...variants(phrase, includedAs));
  }
  return { include: distinct(query.include), exclude: distinct(query.exclude) };
}

function distinct(phrases: Phrase[]): Phrase[] {
  return [...new Map(phrases.map((phrase) => [phrase.join(' '), phrase])).values()];
}

function variants(phrase: Phrase, families: Map<string, string[]>): Phrase[] {
  let found: Phrase[] = [[]];
  for (const { text, options } of familyWords(phrase, families)) {
    const used = found.length * options.length > MAX_VARIANTS ? [text] : options;
    found = found.flatMap((start) => used.map((option) => [...start, ...option.split(' ')]));
  }
  return found;
}

/** The phrase in steps. A seniority word is one step, even "vice president". */
function familyWords(phrase: Phrase, families: Map<string, string[]>) {
  const steps: { text: string; options: string[] }[] = [];
  for (let i = 0; i < phrase.length; i += 1) {
    const pair = `${phrase[i]} ${phrase[i + 1]}`;
    const text = families.has(pair) ? pair : (phrase[i] ?? '');
    steps.push({ text, options: families.get(text) ?? [text] });
    if (text === pair) i += 1;
  }
  return steps;
}
