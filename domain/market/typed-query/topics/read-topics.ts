import type { Phrase } from '../../title-query.ts';
import { saidAt, type LineWord } from '../line.ts';
import type { Reader, Reading, Topic } from '../meaning.ts';
import { ambiguousWays } from './ambiguous.ts';
import { splitCompound } from './compounds.ts';
import { isEveryday, isOfEngineering, telling } from './everyday-skills.ts';
import { familiesByKey, familyNamed, isPart, MAX_WAYS, phrasesOf } from './family-index.ts';
import type { Family } from './families/notation.ts';
import { skillsByKey, skillsOfFamily, type Skill } from './skill-index.ts';
import { distinctPhrases, keyOf } from './phrases.ts';
import { spellingsOf, withoutGender } from './variants.ts';

/** Maximum number of words of a line that are one family or skill. */
const MAX_TOPIC_WORDS = 6;
/** Words on each side that decide an ambiguous one. */
const BESIDE = 3;

/**
 * Reads the longest role family or skill; else a quoted phrase, which has no variants; else an unknown word. An
 * excluded word ("-senior") and one without letters or digits is no topic.
 */
export const readTopic: Reader = (line, at) => {
  const word = line[at];
  if (word === undefined || word.minus || word.words.length === 0) return null;
  if (word.quote !== null) return readQuote(line, at, word.quote);
  return readListed(line, at) ?? readCompound(line, at) ?? readUnknown(line, at);
};

const readListed: Reader = (line, at) => {
  const [family, skill] = [readFamily(line, at), readSkill(line, at)];
  return skill !== null && skill.size > (family?.size ?? 0) ? skill : family;
};

/** Reads the longest role family only: "lead generation specialist", "remote sensing specialist". */
export const readFamily: Reader = (line, at) => {
  const index = familiesByKey();
  const found = longest(line, at, (key) => index.has(key));
  if (found === null) return null;
  const families = meantFamilies(found.key, line, at);
  return reading(line, [at, found.size], {
    ways: [found.phrase, ...mixed(families.map(phrasesOf))],
    skills: skillsOf(families, found.key),
  });
};

const readSkill: Reader = (line, at) => {
  const index = skillsByKey();
  const found = longest(line, at, (key, size) => {
    const skill = index.get(key);
    return skill !== undefined && (size > 1 || isMeant(skill, line, at));
  });
  const skill = found === null ? undefined : index.get(found.key);
  if (found === null || skill === undefined) return null;
  return reading(line, [at, found.size], {
    ways: [...telling(found.phrase), ...skill.ways],
    skills: [skill.name],
  });
};

/** An everyday word is a skill in the case of the skill, or beside a word of engineering or another skill. */
function isMeant(skill: Skill, line: readonly LineWord[], at: number): boolean {
  const word = line[at];
  if (word === undefined || !isEveryday(keyOf(word.words))) return true;
  return skill.written.has(word.text) || beside(line, at).some(isTechnical);
}

function isTechnical(word: LineWord): boolean {
  const key = keyOf(withoutGender(word));
  return isOfEngineering(key) || (skillsByKey().has(key) && !isEveryday(key));
}

function beside(line: readonly LineWord[], at: number): LineWord[] {
  return [...line.slice(Math.max(0, at - BESIDE), at), ...line.slice(at + 1, at + 1 + BESIDE)];
}

/** The families of a key: those that the words of the line speak for, else all. */
function meantFamilies(key: string, line: readonly LineWord[], at: number): Family[] {
  const senses = ambiguousWays.get(key);
  if (senses === undefined) return familiesByKey().get(key) ?? [];
  const others = line.filter((_, position) => position !== at).flatMap((word) => word.words);
  const spoken = senses.filter(({ beside }) => others.some((word) => beside.has(word)));
  return (spoken.length === 0 ? senses : spoken).flatMap(({ family }) => familyNamed(family) ?? []);
}

/** Names of the skills that are what the line or a way of the families says. */
function skillsOf(families: readonly Family[], key: string): string[] {
  const said = skillsByKey().get(key)?.name ?? [];
  return [...new Set([said, ...families.map(skillsOfFamily)].flat())];
}

interface Found {
  size: number;
  key: string;
  phrase: Phrase;
}

/** The longest run of words from a position on whose key is known. It crosses no comma and no quotation mark. */
function longest(
  line: readonly LineWord[],
  at: number,
  isKnown: (key: string, size: number) => boolean,
): Found | null {
  let found: Found | null = null;
  const phrase: string[] = [];
  for (let size = 1; size <= MAX_TOPIC_WORDS; size += 1) {
    const word = line[at + size - 1];
    if (word === undefined || !continues(word, size)) break;
    phrase.push(...withoutGender(word));
    const key = keyOf(phrase);
    if (isKnown(key, size)) found = { size, key, phrase: [...phrase] };
  }
  return found;
}

/** Whether a word may be the next of a phrase of so many words. */
export function continues(word: LineWord, size: number): boolean {
  const apart = word.quote !== null || word.minus || word.words.length === 0;
  return !apart && (size === 1 || !word.afterBreak);
}

function readQuote(line: readonly LineWord[], at: number, quote: number): Reading {
  const quoted = line.slice(at).filter((word) => word.quote === quote);
  return reading(line, [at, quoted.length], {
    ways: [quoted.flatMap((word) => word.words)],
    skills: [],
  });
}

/** "Java-Entwickler", "Datenbankentwickler": a known part before a role. The role is meant in all its ways. */
const readCompound: Reader = (line, at) => {
  const word = line[at];
  const parts = word === undefined ? null : compoundParts(withoutGender(word));
  if (parts === null) return null;
  const { head, tail } = parts;
  const roles = (familiesByKey().get(tail) ?? []).map(phrasesOf);
  return reading(line, [at, 1], {
    ways: [
      [...head, tail],
      [head.join('') + tail],
      ...mixed(roles).map((role) => [...head, ...role]),
    ],
    skills: [],
  });
};

function compoundParts(phrase: Phrase): { head: Phrase; tail: string } | null {
  const last = phrase.at(-1) ?? '';
  if (phrase.length > 1) {
    return familiesByKey().has(last) && last.length > 3
      ? { head: phrase.slice(0, -1), tail: last }
      : null;
  }
  const compound = splitCompound(last, isKnownPart);
  return compound !== null && familiesByKey().has(compound.tail)
    ? { head: [compound.head + compound.link], tail: compound.tail }
    : null;
}

function isKnownPart(part: string): boolean {
  return isPart(part) || skillsByKey().has(part);
}

/** An everyday word that is no skill here is a word that the tables know. */
function readUnknown(line: readonly LineWord[], at: number): Reading | null {
  const word = line[at];
  if (word === undefined) return null;
  const known = isEveryday(keyOf(word.words));
  return reading(line, [at, 1], { ways: spellingsOf(word), skills: [], known });
}

function reading(
  line: readonly LineWord[],
  [at, size]: [number, number],
  { ways, skills, known = true }: Pick<Topic, 'ways' | 'skills'> & { known?: boolean },
): Reading {
  const said = saidAt(line, at, size);
  const topic = { said, ways: distinctPhrases(ways).slice(0, MAX_WAYS), skills, known };
  return { size, meaning: { kind: 'topic', topic } };
}

/** The first of each list, then the second of each. */
function mixed(lists: readonly (readonly Phrase[])[]): readonly Phrase[] {
  if (lists.length < 2) return lists[0] ?? [];
  const length = Math.max(...lists.map((list) => list.length));
  return Array.from({ length }, (_, rank) =>
    lists.flatMap((list) => list.slice(rank, rank + 1)),
  ).flat();
}
