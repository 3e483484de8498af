import type { ResumeLine } from '../resume-text.ts';

const SAME_SIZE = 0.06;
/** Share of a section's lines. */
const MANY = 0.25;

type Style = Pick<ResumeLine, 'size' | 'strong'>;

export function sameStyle(a: Style, b: Style): boolean {
  return a.strong === b.strong && Math.abs(a.size - b.size) < SAME_SIZE;
}

/** Whether a line's letters are at least as large as another's. */
export function asLarge(a: Style, b: Style): boolean {
  return a.size > b.size - SAME_SIZE;
}

/** Asks whether a line is set larger or in another font than the running text of its section. */
export function standsOutIn(lines: readonly ResumeLine[]): (line: ResumeLine) => boolean {
  const plain = plainStyle(lines);
  return (line) =>
    !line.bullet &&
    ((line.strong && !plain.strong) || line.size > Math.max(1, plain.size) + SAME_SIZE);
}

/** The least prominent style that many lines have. */
function plainStyle(lines: readonly ResumeLine[]): Style {
  const counts: { style: Style; lines: number }[] = [];
  for (const line of lines) {
    const seen = counts.find(({ style }) => sameStyle(style, line));
    if (seen === undefined) counts.push({ style: line, lines: 1 });
    else seen.lines += 1;
  }
  const [least] = counts
    .filter((one) => one.lines >= MANY * lines.length)
    .map(({ style }) => style)
    .sort((a, b) => Number(a.strong) - Number(b.strong) || a.size - b.size);
  return least ?? { size: 1, strong: false };
}
