import { findDateSpan } from '../dates/date-span.ts';
import { holdsDocumentTitle } from '../document-titles.ts';
import { toRows, toSegments, type Page, type Segment } from './text-run.ts';

/** Share of the page's height that running headers and footers take. */
const MARGIN = 0.09;
const PAGE =
  '(?:page|seite|pagina|página|pag|str|strona|s)?\\.? ?\\d{1,3}(?: ?(?:of|von|de|di|van|z|sur|/) ?\\d{1,3})?';
const PAGE_NUMBER = new RegExp(`^${PAGE}$`, 'i');
const ENDS_IN_PAGE =
  /(?:\b(?:page|seite|pagina|página|strona)\.? \d{1,3}(?: ?\p{L}{0,3} ?\d{1,3})?|\d{1,3} ?\/ ?\d{1,3})$/iu;

/** Where a margin lies: a head may say the name that stands nowhere else, a foot says nothing new. */
type Side = 'head' | 'foot';

/** The segments of each page without page numbers, without running feet, and with running heads once. */
export function withoutRunningHeads(pages: readonly Page[]): Segment[][] {
  const read = pages.map(({ height, runs }) => ({ height, segments: toSegments(runs) }));
  const counts = new Map<string, number>();
  for (const { height, segments } of read)
    for (const key of new Set(segments.filter((one) => sideOf(one, height)).map(keyOf)))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  const seen = new Set<string>();
  return read.map(({ height, segments }) => {
    const gone = toRows(segments.filter((one) => sideOf(one, height) !== null)).flatMap((row) =>
      row.filter((one) => {
        const isRepeated = (counts.get(keyOf(one)) ?? 0) > 1;
        const wasSeen = seen.has(keyOf(one));
        seen.add(keyOf(one));
        if (isPageNumber(one)) return true;
        return sideOf(one, height) === 'head' ? wasSeen : isRepeated || isFoot(row);
      }),
    );
    return segments.filter((one) => !gone.includes(one));
  });
}

function sideOf({ y }: Segment, height: number): Side | null {
  if (y < height * MARGIN) return 'head';
  return y > height * (1 - MARGIN) ? 'foot' : null;
}

const keyOf = ({ text, y }: Segment) => `${Math.round(y / 4)}|${text.replace(/\d+/g, '#').trim()}`;
const isPageNumber = ({ text }: Segment) => PAGE_NUMBER.test(text.trim());

/** Whether the last row of a page says which page of which document it is. */
function isFoot(row: readonly Segment[]): boolean {
  if (row.some(({ text }) => ENDS_IN_PAGE.test(text.trim()))) return true;
  if (!row.some(isPageNumber)) return false;
  return row.some(({ text }) => holdsDocumentTitle(text) || findDateSpan(text) !== null);
}
