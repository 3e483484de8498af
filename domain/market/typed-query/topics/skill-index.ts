import { foldCase } from '../../../common/text/fold-case.ts';
import { lazily } from '../../../common/lazily.ts';
import { words } from '../../../text/words.ts';
import { keywordTerms, type KeywordTerm } from '../../enrichment/keyword-list.ts';
import type { Phrase } from '../../title-query.ts';
import { telling } from './everyday-skills.ts';
import type { Family } from './families/notation.ts';
import { distinctPhrases, keyOf } from './phrases.ts';

/** A skill of the enrichment. */
export interface Skill {
  /** Its folded name, as jobs are indexed with it. */
  name: string;
  /** Phrases that find it in a text. */
  ways: Phrase[];
  /** Its spellings, in their case. */
  written: ReadonlySet<string>;
}

/** Skills by the key of each spelling: "Node.js", "node js" and "nodejs" have one. */
export const skillsByKey = lazily(() => {
  const index = new Map<string, Skill>();
  for (const term of keywordTerms) {
    const skill = readSkill(term);
    for (const { written } of term.spellings) {
      const key = keyOf(words(written));
      if (key !== '' && !index.has(key)) index.set(key, skill);
    }
  }
  return index;
});

const skillsByFamily = new WeakMap<Family, string[]>();

/** Names of the skills that a way of a family says: HR, site reliability engineering. */
export function skillsOfFamily(family: Family): readonly string[] {
  const known = skillsByFamily.get(family);
  if (known !== undefined) return known;
  const read = family.ways.filter(({ searchedOnly }) => !searchedOnly);
  const names = read.flatMap(({ text }) => skillsByKey().get(keyOf(words(text)))?.name ?? []);
  skillsByFamily.set(family, names);
  return names;
}

function readSkill({ name, spellings }: KeywordTerm): Skill {
  const phrases = spellings.map(({ written }) => words(written)).filter(({ length }) => length > 0);
  return {
    name: foldCase(name),
    ways: distinctPhrases(phrases.flatMap(telling)),
    written: new Set(spellings.map(({ written }) => written)),
  };
}
