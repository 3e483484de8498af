import { lazily } from '../../../common/lazily.ts';
import { words } from '../../../text/words.ts';
import type { Phrase } from '../../title-query.ts';
import { ambiguousWays } from './ambiguous.ts';
import { MIN_PART, splitCompound } from './compounds.ts';
import { formsOf } from './forms.ts';
import { families } from './families/index.ts';
import type { Family, Language, Way } from './families/notation.ts';
import { distinctPhrases, keyOf } from './phrases.ts';

/** Languages that write compounds as one word. */
const COMPOUNDING = new Set<Language>(['de', 'nl', 'sv']);

/** Maximum number of ways of a topic. */
export const MAX_WAYS = 60;
/** A joined hyphen follows the ways as they are. */
const JOINED_RANK = 0.5;
/** Split compounds follow the feminine of all ways, before the plurals. */
const SPLIT_RANK = 1.5;

/** All families by the keys of the forms of their ways. A key of several families is ambiguous. */
export const familiesByKey = lazily(() => {
  const index = new Map<string, Family[]>();
  for (const family of families) {
    for (const way of family.ways) {
      if (!way.searchedOnly) for (const key of keysOf(way)) addTo(index, key, family);
    }
  }
  for (const [way, senses] of ambiguousWays) {
    index.set(
      way,
      senses.flatMap((sense) => familyNamed(sense.family) ?? []),
    );
  }
  return index;
});

/** The family with that name. */
export function familyNamed(name: string): Family | null {
  return familiesByName().get(name) ?? null;
}

/**
 * At most 60 phrases that find the postings of a family: its ways as they are, then feminine, split and plural. Of more
 * than 60, those that contain another are left out first, since they find nothing more.
 */
export function phrasesOf(family: Family): readonly Phrase[] {
  const known = phrases.get(family);
  if (known !== undefined) return known;
  const ranked = family.ways.flatMap(rankedPhrases).sort((a, b) => a.rank - b.rank);
  const all = distinctPhrases(ranked.map(({ phrase }) => phrase));
  const built = (all.length > MAX_WAYS ? withoutLonger(all) : all).slice(0, MAX_WAYS);
  phrases.set(family, built);
  return built;
}

/** Whether a word is a part of some way, of a language with compounds or of English: "datenbank", "entwickler". */
export function isPart(word: string): boolean {
  return parts().has(word);
}

const phrases = new WeakMap<Family, Phrase[]>();

const familiesByName = lazily(() => new Map(families.map((family) => [family.name, family])));

const parts = lazily(() => {
  const known = families
    .flatMap(({ ways }) => ways)
    .filter(({ language }) => language === 'en' || COMPOUNDING.has(language))
    .flatMap((way) => spelledForms(way).flat());
  const whole = new Set(known.filter((word) => word.length >= MIN_PART));
  return new Set([...whole, ...known.flatMap((word) => headsOf(word, whole))]);
});

const spelledByWay = new WeakMap<Way, Phrase[]>();

function spelledForms(way: Way): readonly Phrase[] {
  const known = spelledByWay.get(way);
  if (known !== undefined) return known;
  const forms = formsOf(way).map(({ text }) => words(text));
  spelledByWay.set(way, forms);
  return forms;
}

/** The part of a compound before its last word: "datenbank" of "datenbankadministrator". */
function headsOf(word: string, known: ReadonlySet<string>): string[] {
  const heads: string[] = [];
  for (let cut = MIN_PART; cut <= word.length - MIN_PART; cut += 1) {
    if (known.has(word.slice(cut))) heads.push(word.slice(0, cut));
  }
  return heads;
}

function keysOf(way: Way): Set<string> {
  const spelled = spelledForms(way);
  const split = COMPOUNDING.has(way.language) ? spelled.flatMap(withoutLink) : [];
  return new Set([...spelled, ...split].map(keyOf));
}

interface Ranked {
  phrase: Phrase;
  rank: number;
}

function rankedPhrases(way: Way): Ranked[] {
  return formsOf(way).flatMap(({ text, rank }) => (rank === null ? [] : spelled(text, rank, way)));
}

function spelled(text: string, rank: number, { language }: Way): Ranked[] {
  const spellings = text.includes('-') ? [words(text), words(joinHyphens(text))] : [words(text)];
  const split = COMPOUNDING.has(language) ? spellings.flatMap(splitWords) : [];
  return [
    ...spellings.map((phrase, at) => ({ phrase, rank: rank + at * JOINED_RANK })),
    ...split.map((phrase) => ({ phrase, rank: rank + SPLIT_RANK })),
  ];
}

function withoutLonger(all: Phrase[]): Phrase[] {
  const spaced = all.map((phrase) => ` ${phrase.join(' ')} `);
  return all.filter((_, at) => {
    const text = spaced[at] ?? '';
    // The first is the family's name.
    return at === 0 || !spaced.some((other) => other !== text && text.includes(other));
  });
}

/** "front-end" is "frontend"; "Gesundheits- und" keeps its hyphen. */
function joinHyphens(text: string): string {
  return text.replace(/-(?=\p{L})/gu, '');
}

function splitWords(phrase: Phrase): Phrase[] {
  const split = phrase.flatMap((word) => {
    const compound = splitCompound(word, isPart);
    return compound === null ? [word] : [compound.head + compound.link, compound.tail];
  });
  return split.length === phrase.length ? [] : [split];
}

function withoutLink(phrase: Phrase): Phrase[] {
  const plain = phrase.map((word) => {
    const compound = splitCompound(word, isPart);
    return compound === null ? word : compound.head + compound.tail;
  });
  return [plain];
}

function addTo(index: Map<string, Family[]>, key: string, family: Family): void {
  const list = index.get(key);
  if (list === undefined) index.set(key, [family]);
  else if (!list.includes(family)) list.push(family);
}
