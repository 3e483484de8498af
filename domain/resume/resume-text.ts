import { MAX_RESUME_CHARACTERS } from './json-resume.ts';

/** A line of a résumé, in reading order. */
export interface ResumeLine {
  /** Distant parts of the line are separated by a tab. */
  text: string;
  /** Letter height relative to the running text; 1 when the file has no sizes. */
  size: number;
  /** Distinguished from the running text by its font or by a heading style of the file. */
  strong: boolean;
  /** Preceded by more space than the lines of a paragraph. */
  gap: boolean;
  /** A list item; `text` is without the mark. */
  bullet: boolean;
  /** Where its text begins on the page, in letter heights; a date or heading in the margin does not count. */
  left?: number;
  /** Whether it stands deeper than the first lines of its section's entries. */
  deep?: boolean;
  /** The line begins a column of a page. */
  column?: ColumnStart;
}

/** Of two columns with headings of their own, the one that is read first and the one beside it. */
export type ColumnStart = 'first' | 'next';

/** A résumé as text, independent of its file format. */
export interface ResumeText {
  lines: ResumeLine[];
  /** Targets of its hyperlinks. */
  links: string[];
}

/** Maximum length, enough for forty pages. The rest of a file is ignored. */
const MAX_LINES = 2_500;
export const MAX_LINE_CHARACTERS = 2_000;

/** Maximum number of characters read from a file. */
export function linesToRead(lines: Iterable<ResumeLine>): ResumeLine[] {
  const read: ResumeLine[] = [];
  let characters = 0;
  let gap = false;
  for (const line of lines) {
    gap ||= line.gap;
    // A line of icons alone.
    if (line.text === '') continue;
    characters += line.text.length;
    if (characters > MAX_RESUME_CHARACTERS) break;
    read.push({ ...line, gap });
    gap = false;
    if (read.length === MAX_LINES) break;
  }
  return read;
}

const MAX_SPACED_WORDS = 5;
const BULLET = /^[•‣▪▫●○◦∙·■□◆◇➢➤►▸–—*-]\s+(?=\S)/u;
const DRAWN_BULLETS = /^[\uf0b7\uf0a7\uf0d8\uf02d\u2022\u30fb]\s*/u;

/** Letters of icon fonts, and what writers put where a glyph has no character. */
const ICONS = /[\ue000-\uf8ff\ufffd] ?/gu;
/** An icon before a fact, beside another fact. */
const ICON_BETWEEN = /(?<=\S) ?[\ue000-\uf8ff\ufffd](?= )/gu;
/** An accent that the writer set as a character of its own, before its letter: "G ̈un". */
const LOOSE_ACCENT = / ([\u0300-\u036f])(\p{L})/gu;
/** The vowel AM, which NFKC and drawn text take apart, with the tone mark inside it. */
const THAI_AM = /\u0e4d([\u0e48-\u0e4b]?)\u0e32/gu;
/** A soft hyphen that was drawn as a dash or hyphen, because it does not divide a word. */
const DRAWN_HYPHEN = /(?<=[\s\d])\u00ad(?=[\s\d])/g;

/**
 * Makes a line from raw text: compatibility forms resolved, invisible characters removed, the list mark recognised.
 */
export function resumeLine(raw: string, style: Partial<ResumeLine> = {}): ResumeLine {
  const text = cleanText(raw.slice(0, MAX_LINE_CHARACTERS));
  const unmarked = text.replace(DRAWN_BULLETS, '').replace(BULLET, '').replace(ICONS, '').trim();
  return {
    size: 1,
    strong: false,
    gap: false,
    ...style,
    bullet: style.bullet === true || BULLET.test(text) || DRAWN_BULLETS.test(text),
    text: unmarked,
  };
}

/** "J O R D A N   R E Y E S, RN" → "JORDAN REYES, RN": letters with spaces between, words with wider ones. */
function withoutLetterSpaces(raw: string): string {
  return raw.replace(/^[^,|(]+/u, joinedLetters);
}

function joinedLetters(raw: string): string {
  const words = raw.trim().split(/\t| {2,}/);
  if (words.length > MAX_SPACED_WORDS || !words.every(isSpaced)) return raw;
  return words.map((word) => word.replaceAll(' ', '')).join(' ');
}

function isSpaced(word: string): boolean {
  return /^\p{Lu}(?: [\p{Lu}’'-]){2,30}$/u.test(word);
}

function cleanText(raw: string): string {
  return (
    withoutLetterSpaces(raw)
      .replace(ICON_BETWEEN, '\t')
      .normalize('NFKC')
      .replace(THAI_AM, '$1ำ')
      .replace(LOOSE_ACCENT, '$2$1')
      .normalize('NFC')
      .replace(DRAWN_HYPHEN, '–')
      // eslint-disable-next-line no-control-regex -- they are what is removed
      .replace(/[\u0000-\u0008\u000e-\u001f\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
      .replace(/[ \u00a0\u2000-\u200a]+/g, ' ')
      .split('\t')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join('\t')
  );
}
