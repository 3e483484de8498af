import { headingByNoun, headingOf } from '../headings.ts';
import type { ResumeLine } from '../resume-text.ts';

const MAX_WORDS = 5;
const MIN_KNOWN = 2;
const MIN_CAPITALS = 4;
/** Sizes differ by at least a twentieth of the running text's. */
const STEPS = 20;

/**
 * Asks whether a line looks as the known headings do: in size, font and capitals, with space above. A look that more
 * other lines have than headings is none of headings. Lines above the first heading, such as the name, do not count.
 */
export function headingLooks(lines: readonly ResumeLine[]): (line: ResumeLine) => boolean {
  const counts = new Map<string, { known: number; others: number }>();
  for (const line of lines.slice(Math.max(0, lines.findIndex(isKnown)))) {
    if (!mayBeHeading(line)) continue;
    const count = counts.get(lookOf(line)) ?? { known: 0, others: 0 };
    if (!isKnown(line)) count.others += 1;
    else count.known += 1;
    counts.set(lookOf(line), count);
  }
  return (line) => {
    if (!mayBeHeading(line) || isPlain(line)) return false;
    const { known, others } = counts.get(lookOf(line)) ?? { known: 0, others: 0 };
    return known >= MIN_KNOWN && others <= known;
  };
}

function isKnown(line: ResumeLine): boolean {
  return headingOf(line.text) !== null || (!isPlain(line) && headingByNoun(line.text) !== null);
}

function mayBeHeading({ text, gap, bullet }: ResumeLine): boolean {
  if (!gap || bullet || /[\d\t@,;|]/.test(text)) return false;
  return text.split(' ').length <= MAX_WORDS;
}

const lookOf = ({ size, strong, text }: ResumeLine) =>
  [Math.round(size * STEPS), strong, isCapital(text)].join('|');

const isPlain = ({ size, strong, text }: ResumeLine) => size <= 1 && !strong && !isCapital(text);

export function isCapital(text: string): boolean {
  return text.replace(/\P{Lu}/gu, '').length >= MIN_CAPITALS && text === text.toUpperCase();
}
