import { foldText } from '../common/text/fold-text.ts';
import { documentLanguages, labelsOf, type Labels } from './vocabulary/labels.ts';
import { headingNouns, headingWords, type SectionKind } from './vocabulary/heading-words.ts';

const MAX_HEADING_CHARACTERS = 60;
/** Words that join two headings: "Skills & Languages", "Ausbildung und Studium". */
const JOINTS = new Set([
  'and',
  'und',
  'et',
  'y',
  'e',
  'en',
  'i',
  'oraz',
  'of',
  'the',
  'my',
  'key',
  'other',
]);

/** Words before a heading that only narrow it: "Top Skills", "Selected Experience". */
const QUALIFIERS = new Set(
  'top technical core selected relevant additional main primary professional personal featured recent notable further specific formal previous prior early current general business digital special'.split(
    ' ',
  ),
);
const MAX_QUALIFIED_WORDS = 4;

/** The sections of our own documents, by their headings. */
const PRINTED: Partial<Record<keyof Labels, SectionKind>> = {
  ...{ summary: 'summary', work: 'work', education: 'education', skills: 'skills' },
  ...{ projects: 'projects', volunteer: 'volunteer', certificates: 'certificates' },
  ...{ languages: 'languages', awards: 'awards', publications: 'publications' },
  ...{ interests: 'other', references: 'other' },
};

const kinds = new Map<string, SectionKind>([
  ...Object.entries(headingWords).flatMap(([kind, list]) =>
    list.split('|').map((phrase) => [phrase, kind as SectionKind] as const),
  ),
  ...documentLanguages.flatMap((language) =>
    Object.entries(PRINTED).map(
      ([name, kind]) => [foldText(asRead(labelsOf(language)[name as keyof Labels])), kind] as const,
    ),
  ),
]);

/** A heading as the lines of a file have it: without the joiners of Persian, which are not read. */
function asRead(heading: string): string {
  return heading.replace(/\p{Cf}/gu, '');
}

/** The same without spaces, for headings with spaced letters. */
const compactKinds = new Map(
  Array.from(kinds, ([phrase, kind]) => [phrase.replaceAll(' ', ''), kind]),
);

const nouns = new Map<string, SectionKind>(
  Object.entries(headingNouns).flatMap(([kind, list]) =>
    list.split('|').map((noun) => [noun, kind as SectionKind] as const),
  ),
);

/**
 * The kind of section that a line set apart by its looks opens, by its first or last word: "Consulting Experience".
 */
export function headingByNoun(line: string): SectionKind | null {
  const words = foldText(line).split(' ');
  if (words.length > MAX_QUALIFIED_WORDS) return null;
  return nouns.get(words.at(-1) ?? '') ?? nouns.get(words[0] ?? '') ?? null;
}

/** The kind of section that a line opens; null when the line is not a heading. */
export function headingOf(line: string): SectionKind | null {
  if (line.length > MAX_HEADING_CHARACTERS) return null;
  const folded = foldText(line);
  return (
    kinds.get(folded) ??
    spacedHeading(folded) ??
    joinedHeading(folded) ??
    qualifiedHeading(folded) ??
    summarisedHeading(folded)
  );
}

/** "Professional Skills Summary". */
function summarisedHeading(folded: string): SectionKind | null {
  const [, rest = ''] = /^(.+) (?:summary|overview)$/.exec(folded) ?? [];
  return kinds.get(rest) ?? qualifiedHeading(rest);
}

function qualifiedHeading(folded: string): SectionKind | null {
  const words = folded.split(' ');
  if (words.length > MAX_QUALIFIED_WORDS || !QUALIFIERS.has(words[0] ?? '')) return null;
  const rest = words.slice(1).join(' ');
  return kinds.get(rest) ?? joinedHeading(rest);
}

/** "E X P E R I E N C E", and "WORKEXPERIENCE", whose spaces were lost among those of the letters. */
function spacedHeading(folded: string): SectionKind | null {
  const letters = folded.split(' ');
  if (letters.length === 1) return compactKinds.get(folded) ?? null;
  const spaced = letters.length > 3 && letters.every((letter) => letter.length === 1);
  return spaced ? (compactKinds.get(letters.join('')) ?? null) : null;
}

/** If all parts are headings, the first one decides: "Skills and languages" is a skills section. */
function joinedHeading(folded: string): SectionKind | null {
  const words = folded.split(' ').filter((word) => !JOINTS.has(word));
  const whole = kinds.get(words.join(' '));
  if (whole !== undefined) return whole;
  for (let split = 1; split < words.length; split += 1) {
    const first = kinds.get(words.slice(0, split).join(' '));
    if (first !== undefined && kinds.has(words.slice(split).join(' '))) return first;
  }
  return null;
}
