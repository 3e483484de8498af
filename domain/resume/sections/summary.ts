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
  const paragraph = head.filter(isTold);
  return {
    text: paragraph.map((line) => line.text).join(' '),
    confidence: paragraph.length > 0 ? 0.6 : 0,
  };
}

/** A line of a paragraph: a long one, or the end of a paragraph below one. */
function isTold(line: ResumeLine, index: number, head: readonly ResumeLine[]): boolean {
  if (/[@\t|]|\d{4}/.test(line.text)) return false;
  const above = head[index - 1];
  const ends = above !== undefined && !line.gap && sameStyle(line, above);
  return isLong(line.text) || (ends && isTold(above, index - 1, head));
}

/** Scripts without spaces say as much in fewer letters. */
function isLong(text: string): boolean {
  const unspaced = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu) ?? [];
  return text.length + unspaced.length >= MIN_SUMMARY_CHARACTERS;
}
