import { MAX_RESUME_CHARACTERS } from './json-resume.ts';

/** A line of a résumé, in the order a person reads it. */
export interface ResumeLine {
  /** Parts that stand far apart on the line are separated by a tab. */
  text: string;
  /** Height of the letters over that of the running text; 1 where the file does not say. */
  size: number;
  /** Set apart from the running text by its font or by the file's own heading styles. */
  strong: boolean;
  /** More room above than between the lines of a paragraph. */
  gap: boolean;
  /** An item of a list; `text` is without the mark. */
  bullet: boolean;
}

/** A résumé as text, whatever kind of file it came in. */
export interface ResumeText {
  lines: ResumeLine[];
  /** Targets of its hyperlinks. */
  links: string[];
}

/** Enough for forty pages; what a file says beyond it is not read. */
const MAX_LINES = 2_500;
export const MAX_LINE_CHARACTERS = 2_000;

/** As much of a file as is read; what comes after it is not even asked for. */
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

/** Makes a line of raw text: compatibility forms resolved, invisible characters gone, the list mark recognised. */
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
