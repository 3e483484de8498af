import { foldText } from '../../common/text/fold-text.ts';
import { findDateSpan } from '../dates/date-span.ts';
import type { CertificateItem, LanguageItem, SkillItem } from '../json-resume.ts';
import type { ResumeLine } from '../resume-text.ts';
import { languageNames } from '../vocabulary/language-names.ts';
import { standsOutIn } from './entry-style.ts';
import { readCertificateEntries, takesSeveralLines } from './named-entries.ts';
import { splitLabel } from './sections.ts';

const MAX_SKILL_CHARACTERS = 80;
const MAX_LABEL_WORDS = 5;
const ITEMS = /[,;|•·\t]| [–—/] /;
const LEVEL_SIGNS = /^[★☆●○◉◯■□▪▫*.\s]+$|[★☆●○◉◯■□]{2,}/gu;

/** Skills: a labelled line is a group with keywords; other listed items are separate skills. */
export function readSkills(lines: readonly ResumeLine[]): SkillItem[] {
  const skills: SkillItem[] = [];
  for (const line of joinWraps(withoutGroupNames(lines))) {
    const { label, rest } = labelOf(line);
    const keywords = itemsOf(label === null ? line : rest);
    const group =
      label !== null && keywords.length > 0 && label.split(' ').length <= MAX_LABEL_WORDS;
    if (group) skills.push({ name: label.trim(), keywords });
    else skills.push(...itemsOf(line).map((name) => ({ name })));
  }
  return skills;
}

/** Names of groups stand out from the skills below them. */
function withoutGroupNames(lines: readonly ResumeLine[]): readonly ResumeLine[] {
  const standsOut = standsOutIn(lines);
  return lines.filter((line, index) => {
    const below = lines[index + 1];
    return !standsOut(line) || line.text.includes(':') || below === undefined || standsOut(below);
  });
}

/** "Programming\tJava, Python" has a label; "Java\tPython" and "Java\tPython\tGo" are lists. */
function labelOf(line: string): { label: string | null; rest: string } {
  const parts = line.split('\t');
  const listed = parts.length > 1 && !parts.slice(1).join(' ').includes(',');
  return listed && !(parts[0] ?? '').includes(':') ? { label: null, rest: line } : splitLabel(line);
}

/** A line that begins in the middle of a list continues the line above. */
function joinWraps(lines: readonly ResumeLine[]): string[] {
  const joined: string[] = [];
  for (const { text, bullet, gap } of lines) {
    const above = joined.at(-1);
    const open =
      above !== undefined && !bullet && !gap && (/[,;]$/.test(above) || /^\p{Ll}/u.test(text));
    if (open) joined[joined.length - 1] = `${above} ${text}`;
    else joined.push(text);
  }
  return joined;
}

function itemsOf(text: string): string[] {
  return text
    .split(ITEMS)
    .map((item) =>
      item
        .replace(LEVEL_SIGNS, '')
        .replace(/^(?:and|und|et|y|e|i|en) |[.:]+$/g, '')
        .trim(),
    )
    .filter((item) => item !== '' && item.length <= MAX_SKILL_CHARACTERS);
}

/** Languages by name, with the stated level; without a section of their own, those listed in the head. */
export function readLanguages(
  lines: readonly ResumeLine[],
  head: readonly ResumeLine[],
): LanguageItem[] {
  const languages: LanguageItem[] = [];
  if (lines.length === 0) return listedIn(head);
  for (const { text } of inColumns(lines)) {
    for (const piece of text.replace(/[,;|•·]| {2,}/g, '\n').split('\n'))
      addLanguage(piece, languages);
  }
  return languages;
}

/** "English, Danish" between other parts of a line. */
function listedIn(head: readonly ResumeLine[]): LanguageItem[] {
  const lists = head.flatMap(({ text }) => text.split('\t')).map((part) => part.split(', '));
  const listed = lists.find((names) => names.length > 1 && names.every(isLanguage)) ?? [];
  return listed.map((language) => ({ language }));
}

const isLanguage = (name: string) => languageNames.has(foldText(name));

/** Columns of languages, with a line of levels below each row. */
function inColumns(lines: readonly ResumeLine[]): { text: string }[] {
  return lines.flatMap((line, index) => {
    const names = line.text.split('\t');
    const above = lines[index - 1]?.text.split('\t') ?? [];
    if (isRow(above) && !names.some(isLanguage) && names.length === above.length) return [];
    if (!isRow(names)) return [line];
    const levels = lines[index + 1]?.text.split('\t') ?? [];
    const isLevelled = levels.length === names.length && !levels.some(isLanguage);
    return names.map((name, at) => ({ text: isLevelled ? `${name} ${levels[at] ?? ''}` : name }));
  });
}

const isRow = (names: readonly string[]) => names.length > 1 && names.every(isLanguage);

function addLanguage(piece: string, languages: LanguageItem[]): void {
  const words = piece
    .replace(LEVEL_SIGNS, ' ')
    .trim()
    .split(/[\s:()–—-]+/)
    .filter((word) => word !== '');
  const { at, count } = nameIn(words);
  const language = count === 0 ? undefined : words.slice(at, at + count).join(' ');
  const fluency = words.toSpliced(at, count).join(' ');
  const last = languages.at(-1);
  if (language !== undefined) languages.push({ language, ...(fluency !== '' && { fluency }) });
  else if (fluency !== '' && last !== undefined && last.fluency === undefined)
    last.fluency = fluency;
}

/** The first name of a language among words, of two words where one is not enough: "Tiếng Việt". */
function nameIn(words: readonly string[]): { at: number; count: number } {
  for (const at of words.keys()) {
    const count = [1, 2].find((many) => isLanguage(words.slice(at, at + many).join(' ')));
    if (count !== undefined) return { at, count };
  }
  return { at: 0, count: 0 };
}

/** Certificates, one per line: name, issuer, date; or entries of several lines. */
export function readCertificates(lines: readonly ResumeLine[]): CertificateItem[] {
  if (takesSeveralLines(lines)) return readCertificateEntries(lines);
  return lines.flatMap(({ text }): CertificateItem[] => {
    const span = findDateSpan(text);
    const bare = span === null ? text : `${text.slice(0, span.from)}\t${text.slice(span.to)}`;
    const [name, issuer] = bare
      .split(/[\t|(),·]| [–—-] /)
      .map((part) => part.replace(/^[\s:–—-]+|[\s:–—-]+$/g, ''))
      .filter((part) => part !== '');
    const date = span?.end ?? span?.start ?? null;
    if (name === undefined) return [];
    return [{ name, ...(date !== null && { date }), ...(issuer !== undefined && { issuer }) }];
  });
}
