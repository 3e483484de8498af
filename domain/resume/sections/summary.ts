import type { JsonResume } from '../json-resume.ts';
import type { ResumeLine } from '../resume-text.ts';
import { isContactRow } from './contact.ts';
import { sameStyle } from './entry-style.ts';

const MIN_SUMMARY_CHARACTERS = 60;

/** The section of that kind, else a paragraph before the first heading. Lines about the person are no part of it. */
export function readSummary(
  section: readonly ResumeLine[],
  head: readonly ResumeLine[],
  { name, label, profiles = [] }: NonNullable<JsonResume['basics']>,
) {
  const networks = profiles.flatMap(({ network, username }) => [network, username]);
  const isAbout = (text: string) =>
    isContactRow({ text }) ||
    [name, label, ...networks].includes(text) ||
    /@\w|\+?\(?\d{3}\)?[ -]\d{3}/.test(text);
  const isShortRow = (text: string) => text.includes('\t') && text.length < MIN_SUMMARY_CHARACTERS;
  const told = section.filter(({ text }) => !isAbout(text) && !isShortRow(text));
  const text = told.map((line) => line.text.replaceAll('\t', ' ')).join(' ');
  if (text !== '') return { text, confidence: 0.95 };
  const paragraph = paragraphIn(head);
  return {
    text: paragraph.map((line) => line.text).join(' '),
    confidence: paragraph.length > 0 ? 0.6 : 0,
  };
}

/** The long lines, and the short ones that end a paragraph below them. */
function paragraphIn(head: readonly ResumeLine[]): ResumeLine[] {
  const paragraph: ResumeLine[] = [];
  for (const [index, line] of head.entries()) {
    const above = head[index - 1];
    const isBelow = above !== undefined && above === paragraph.at(-1);
    const ends = isBelow && !line.gap && sameStyle(line, above);
    const isAbout = /[@\t|]|\d{4}/.test(line.text);
    if (!isAbout && (isLong(line.text) || ends)) paragraph.push(line);
  }
  return paragraph;
}

/** Scripts without spaces say as much in fewer letters. */
function isLong(text: string): boolean {
  const unspaced = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu) ?? [];
  return text.length + unspaced.length >= MIN_SUMMARY_CHARACTERS;
}
