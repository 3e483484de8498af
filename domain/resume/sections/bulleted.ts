import { findDateSpan } from '../dates/date-span.ts';
import type { ResumeLine } from '../resume-text.ts';
import { namesEmployer } from './fragments.ts';
import { isProse } from './prose.ts';

/** How far above a list item the header of its entry stands. */
const MAX_LINES_ABOVE = 3;

/** Entries whose header has a bullet, and those whose dates stand beside their list items. */
export function withoutDecoration(lines: readonly ResumeLine[]): ResumeLine[] {
  const [first, second] = lines;
  if (first === undefined || !isDecorated(first, second)) return withDatesLifted(lines);
  return withDatesLifted(
    lines.map((line, index) =>
      isDecorated(line, lines[index + 1]) ? { ...line, bullet: false, gap: true } : line,
    ),
  );
}

/** "• Penwick College ⇥ Fargo, ND" above a line that ends in its dates. */
function isDecorated(line: ResumeLine, below: ResumeLine | undefined): boolean {
  if (!line.bullet || below === undefined || below.bullet || below.gap) return false;
  const span = findDateSpan(below.text);
  if (span === null || span.to !== below.text.length) return false;
  return (line.text.includes('\t') || namesEmployer(line.text)) && !isProse(line.text);
}

/** A period at the right of a list item belongs to the header above that has none. */
function withDatesLifted(lines: readonly ResumeLine[]): ResumeLine[] {
  const read: ResumeLine[] = [];
  for (const line of lines) {
    const [text, date] = splitDate(line);
    const from = Math.max(0, read.length - MAX_LINES_ABOVE);
    const at = from + read.slice(from).findLastIndex(({ bullet }) => !bullet);
    const header = at < from ? undefined : read[at];
    if (date === null || header === undefined || findDateSpan(header.text) !== null)
      read.push(line);
    else {
      read[at] = { ...header, text: `${header.text}\t${date}` };
      read.push({ ...line, text });
    }
  }
  return read;
}

function splitDate({ text, bullet }: ResumeLine): [string, string | null] {
  const at = text.lastIndexOf('\t');
  const last = text.slice(at + 1);
  const span = bullet && at > 0 ? findDateSpan(last) : null;
  const isDate = span !== null && span.from === 0 && span.to === last.length;
  return isDate && span.start !== null ? [text.slice(0, at), last] : [text, null];
}
