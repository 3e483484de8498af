import { foldText } from '../../common/text/fold-text.ts';
import { languageNames } from '../vocabulary/language-names.ts';
import { textAt, type Item } from './anchors.ts';
import type { StatedText } from './stated-text.ts';
import { countValues, type Verified } from './verify-entries.ts';

const PIECES = /[,;|•·\t/:()]| [–—-] | (?:and|und|et|y|e|i|en|&) /;
/** The longest name of a skill that is written in one case only, such as "R" and "Go". */
const CASE_COUNTS = 3;

/** Keeps the skills that the text lists, or names as an item of their own. `others` are names that are no skills. */
export function verifySkills(
  text: StatedText,
  given: readonly Item[],
  others: ReadonlySet<string>,
): Verified<Item[]> {
  const listed = piecesOf(text);
  const isSkill = (value: string) => {
    const folded = foldText(value);
    if (folded === '' || others.has(folded)) return false;
    return value.length > CASE_COUNTS ? listed.folded.has(folded) : listed.exact.has(value);
  };
  return keep(given, (item) => {
    const keywords = textsAt(item, 'keywords').filter(isSkill);
    const name = textAt(item, 'name');
    const isGroup = keywords.length > 0 && listed.folded.has(foldText(name));
    const named = isSkill(name) || isGroup;
    if (!named) return keywords.map((keyword) => ({ name: keyword }));
    const level = levelBeside(text, name, textAt(item, 'level'));
    return [{ name, ...(level !== null && { level }), ...(keywords.length > 0 && { keywords }) }];
  });
}

/** Keeps the languages that stand as items of a line, with a fluency that the same line states. */
export function verifyLanguages(text: StatedText, given: readonly Item[]): Verified<Item[]> {
  const { folded } = piecesOf(text);
  return keep(given, (item) => {
    const language = textAt(item, 'language');
    const name = foldText(language);
    const isListed = [...folded].some((piece) => piece === name || piece.startsWith(`${name} `));
    if (!languageNames.has(name) || !isListed) return [];
    const fluency = levelBeside(text, language, textAt(item, 'fluency'));
    return [{ language, ...(fluency !== null && { fluency }) }];
  });
}

function keep(given: readonly Item[], kept: (item: Item) => Item[]): Verified<Item[]> {
  const value = given.flatMap(kept);
  return { value, removed: countValues(given) - countValues(value) };
}

/** A level that stands on a line with its subject. */
function levelBeside(text: StatedText, subject: string, level: string): string | null {
  const lines = new Set(text.find(subject).map(({ first }) => first));
  return text.find(level).some(({ first }) => lines.has(first)) ? level : null;
}

/** The items of all lines. */
function piecesOf({ source }: StatedText): { exact: Set<string>; folded: Set<string> } {
  const pieces = source.lines.flatMap(({ text }) => text.split(PIECES));
  const exact = pieces
    .map((piece) => piece.trim().replace(/[.:]$/, ''))
    .filter((one) => one !== '');
  return {
    exact: new Set(exact),
    folded: new Set([...exact, ...source.lines.map(({ text }) => text)].map(foldText)),
  };
}

function textsAt(item: Item, member: string): string[] {
  const value = item[member];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}
