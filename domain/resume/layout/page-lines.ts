import { headingOf } from '../headings.ts';
import { resumeLine, type ResumeLine } from '../resume-text.ts';
import { toBlocks, type Block } from './columns.ts';
import { entriesApart } from './cells.ts';
import { isDate } from './date-segment.ts';
import { gatherMargin, gatherRightDates } from './margin.ts';
import { withoutRunningHeads } from './running-heads.ts';
import { RIGHT_TO_LEFT, toRows, type Page, type Segment } from './text-run.ts';

const GAP = 1.3;

/**
 * The lines of a document from the text runs of its pages: in reading order, by columns, with running headers once.
 */
export function pageLines(pages: readonly Page[]): ResumeLine[] {
  const body = runningText(pages);
  return withoutRunningHeads(pages)
    .flatMap((segments) => toBlocks(gatherMargin(gatherRightDates(segments))))
    .flatMap((block) => blockLines(block, body));
}

/** The most common size and font. */
function runningText(pages: readonly Page[]): { size: number; font: string } {
  const counts = new Map<string, { size: number; font: string; characters: number }>();
  for (const { text, size, font } of pages.flatMap(({ runs }) => runs)) {
    const key = `${size.toFixed(1)}|${font}`;
    const seen = counts.get(key) ?? { size, font, characters: 0 };
    counts.set(key, { ...seen, characters: seen.characters + text.length });
  }
  const [most] = [...counts.values()].sort((a, b) => b.characters - a.characters);
  return { size: most?.size ?? 1, font: most?.font ?? '' };
}

function blockLines(block: Block, body: { size: number; font: string }): ResumeLine[] {
  const drawn = toRows(block);
  const leading = usualLeading(drawn);
  const isApart = (row: Segment[], above: Segment[]) => {
    const distance = (row[0]?.y ?? 0) - (above[0]?.y ?? 0);
    return distance < 0 || distance > leading * GAP;
  };
  const rows = entriesApart(drawn, isApart);
  const fromLeft = startAtLeft(block);
  return rows.map((row, index) => {
    const reads = fromLeft ? row : inReadingOrder(row);
    const above = rows[index - 1];
    const column = row.find((one) => one.column !== undefined)?.column;
    return resumeLine(reads.map(({ text }) => withHyphens(text)).join('\t'), {
      ...lookOf(row, body),
      gap: above === undefined || isApart(row, above),
      ...(column !== undefined && { column }),
    });
  });
}

/** A row looks as its first text does that is neither heading nor date. */
function lookOf(row: readonly Segment[], body: { size: number; font: string }) {
  const main = row.find(({ text }) => headingOf(text) === null && !isDate(text)) ?? row[0];
  return {
    size: Math.max(...row.map((one) => one.size)) / body.size,
    strong: main !== undefined && main.font !== body.font,
    left: (main?.left ?? 0) / body.size,
  };
}

/** Whether a block's lines of Arabic or Hebrew share their left edge, as they do on a page laid out from the left. */
function startAtLeft(block: Block): boolean {
  const lines = block.filter(({ text }) => RIGHT_TO_LEFT.test(text));
  return mostShared(lines, 'left') > mostShared(lines, 'right');
}

function mostShared(lines: readonly Segment[], side: 'left' | 'right'): number {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const edge = Math.round(line[side]);
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

function inReadingOrder(row: readonly Segment[]): readonly Segment[] {
  return isFromRight(row) ? [...row].reverse() : row;
}

/** Whether the letters of a row are Arabic or Hebrew, so that its first part stands at the right. */
function isFromRight(row: readonly Segment[]): boolean {
  const letters = row.flatMap(({ text }) => text.match(/\p{L}/gu) ?? []);
  const fromRight = letters.filter((letter) => RIGHT_TO_LEFT.test(letter));
  return fromRight.length > letters.length / 2;
}

/** On a page a soft hyphen before more text is drawn, so it is a hyphen. */
function withHyphens(text: string): string {
  return text.replace(/(?<=\S)\u00ad(?=\S)/g, '-');
}

/** The lower quartile: most line distances in a block are within a paragraph. */
function usualLeading(rows: readonly Segment[][]): number {
  const distances = rows
    .slice(1)
    .map((row, index) => (row[0]?.y ?? 0) - (rows[index]?.[0]?.y ?? 0))
    .sort((a, b) => a - b);
  return distances[Math.floor(distances.length / 4)] ?? Infinity;
}
