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
}

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
  for (const line of lines) {
    characters += line.text.length;
    if (characters > MAX_RESUME_CHARACTERS) break;
    read.push(line);
    if (read.length === MAX_LINES) break;
  }
  return read;
}

const BULLET = /^[•‣▪▫●○◦∙·■□◆◇➢➤►▸–—*-]\s+(?=\S)/u;
const DRAWN_BULLETS = /^[\uf0b7\uf0a7\uf0d8\uf02d\u2022]\s*/u;

/**
 * Makes a line from raw text: compatibility forms resolved, invisible characters removed, the list mark recognised.
 */
export function resumeLine(raw: string, style: Partial<ResumeLine> = {}): ResumeLine {
  const text = cleanText(raw.slice(0, MAX_LINE_CHARACTERS));
  const unmarked = text.replace(DRAWN_BULLETS, '').replace(BULLET, '');
  return {
    size: 1,
    strong: false,
    gap: false,
    ...style,
    bullet: style.bullet === true || unmarked !== text,
    text: unmarked,
  };
}

function cleanText(raw: string): string {
  return raw
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[ \u00a0\u2000-\u200a]+/g, ' ')
    .split('\t')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\t');
}
