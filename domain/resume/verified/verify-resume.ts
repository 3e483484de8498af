import { foldText } from '../../common/text/fold-text.ts';
import { textsOf } from '../../common/text/texts-of.ts';
import { jsonResumeSchema, type JsonResume } from '../json-resume.ts';
import type { ResumeText } from '../resume-text.ts';
import type { Item } from './anchors.ts';
import { entryParts, entryShapes, type EntryPart } from './entry-shapes.ts';
import { StatedText } from './stated-text.ts';
import { verifyBasics } from './verify-basics.ts';
import { verifyEntries, type Verified } from './verify-entries.ts';
import { verifyLanguages, verifySkills } from './verify-lists.ts';

export type ListPart = EntryPart | 'skills' | 'languages';

/** The stated part of a résumé that a model gave. */
export interface VerifiedResume {
  resume: JsonResume;
  /** The number of values that were removed, by part. */
  removed: Record<ListPart | 'basics', number>;
}

/** Bounds the work on an answer. */
const MAX_ENTRIES = 60;
const MAX_ITEMS = 200;

/**
 * Keeps the values of a résumé that stand in its text: names at their entry, dates as the period of the entry states
 * them. `known` is what the rules read: it decides where the text allows two readings.
 */
export function verifyResume(
  text: ResumeText,
  given: JsonResume,
  known: JsonResume,
): VerifiedResume {
  const stated = new StatedText(text);
  const basics = verifyBasics(stated, given.basics ?? {});
  const entries = entryParts.map((part): [EntryPart, Verified<Item[]>] => {
    const lists = { given: itemsOf(given, part), known: itemsOf(known, part) };
    return [part, verifyEntries(stated, entryShapes[part], lists)];
  });
  const names = namesIn(basics.name, [...itemsOf(known, 'work'), ...itemsOf(known, 'education')]);
  const lists: [ListPart, Verified<Item[]>][] = [
    ...entries,
    ['skills', verifySkills(stated, (given.skills ?? []).slice(0, MAX_ITEMS), names)],
    ['languages', verifyLanguages(stated, (given.languages ?? []).slice(0, MAX_ITEMS))],
  ];
  const kept = lists.filter(([, { value }]) => value.length > 0);
  const resume = { basics, ...Object.fromEntries(kept.map(([part, { value }]) => [part, value])) };
  const removed = lists.map(([part, { removed: count }]) => [part, count] as const);
  return {
    resume: jsonResumeSchema.parse(resume),
    removed: {
      ...(Object.fromEntries(removed) as Record<ListPart, number>),
      basics: countRemoved(given.basics ?? {}, basics),
    },
  };
}

function itemsOf(resume: JsonResume, part: EntryPart): Item[] {
  return (resume[part] ?? []).slice(0, MAX_ENTRIES);
}

/** The texts of a record that its checked form does not have in the same member. */
function countRemoved(given: Item, kept: Item): number {
  return Object.entries(given).reduce((sum, [name, value]) => {
    const stated = new Set(textsOf(kept[name]).map(foldText));
    return sum + textsOf(value).filter((text) => !stated.has(foldText(text))).length;
  }, 0);
}

/** Names of people, employers and schools. */
function namesIn(name: string | undefined, entries: readonly Item[]): Set<string> {
  const members = entries.flatMap((item) => [item['name'], item['position'], item['institution']]);
  return new Set(
    [name, ...members].flatMap((one) => (typeof one === 'string' ? [foldText(one)] : [])),
  );
}
