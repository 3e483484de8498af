import { headingOf } from '../../../../domain/resume/headings.ts';
import type { Paragraph } from './paragraph.ts';

/** Paragraphs of a cell up to which it stands beside others as part of their lines. */
const MAX_SHORT = 2;

/**
 * The paragraphs of a table row. Where at most one cell is long, paragraphs beside each other are one line: dates, a
 * label, a place. Long cells are columns of a page laid out as a table and follow each other.
 */
export function rowParagraphs(cells: readonly Paragraph[][]): Paragraph[] {
  const filled = cells.filter((cell) => cell.length > 0);
  const long = filled.filter((cell) => cell.length > MAX_SHORT);
  return filled.length > 1 && long.length <= 1 ? sideBySide(filled) : columns(filled);
}

function sideBySide(cells: readonly Paragraph[][]): Paragraph[] {
  const height = Math.max(...cells.map((cell) => cell.length));
  return Array.from({ length: height }, (_, index) => {
    const beside = cells.flatMap((cell) => cell[index] ?? []);
    return {
      text: beside.map(({ text }) => text).join('\t'),
      bold: beside[0]?.bold ?? null,
      halfPoints: Math.max(...beside.map(({ halfPoints }) => halfPoints)),
      heading: beside.some(({ heading }) => heading),
      bullet: beside.some(({ bullet }) => bullet),
      spaced: beside.some(({ spaced }) => spaced),
    };
  });
}

/** Columns with headings of their own are distinguished as on a page. */
function columns(cells: readonly Paragraph[][]): Paragraph[] {
  const [first = []] = cells;
  const isHeaded = cells.length > 1 && first.some(({ text }) => headingOf(text) !== null);
  return cells.flatMap(([top, ...others], index) => {
    if (top === undefined) return [];
    const column = index === 0 ? ('first' as const) : ('next' as const);
    return [{ ...top, spaced: true, ...(isHeaded && { column }) }, ...others];
  });
}
