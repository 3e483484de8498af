import { headingOf } from '../headings.ts';
import { resumeLine, type ResumeLine } from '../resume-text.ts';
import { toBlocks, type Block } from './columns.ts';
import { entriesApart } from './cells.ts';
import { isDate } from './date-segment.ts';
import { gatherMargin, gatherRightDates } from './margin.ts';
import { withoutRunningHeads } from './running-heads.ts';
import { RIGHT_TO_LEFT, toRows, type Page, type Segment, type TextRun } from './text-run.ts';

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

/** The running text of a document. */
interface Body {
  size: number;
  font: string;
  /** The font of its other script, as that of Latin names in Hebrew; null when there is one script only. */
  beside: { latin: boolean; font: string } | null;
}

const LATIN = /\p{sc=Latin}/u;

/** The most common size and font, and the most common font of letters that this one does not draw. */
function runningText(pages: readonly Page[]): Body {
  const runs = pages.flatMap((page) => page.runs);
  const [size, font] = mostCommon(runs);
  const latin = runs.some((run) => run.font === font && LATIN.test(run.text));
  const others = runs.filter((run) => /\p{L}/u.test(run.text) && LATIN.test(run.text) !== latin);
  // Whatever their sizes: few letters may be of the other script.
  const sameSize = others.map((run) => ({ ...run, size }));
  const beside = others.length === 0 ? null : { latin: !latin, font: mostCommon(sameSize)[1] };
  return { size, font, beside };
}

function mostCommon(runs: readonly TextRun[]): [size: number, font: string] {
  const counts = new Map<string, { size: number; font: string; characters: number }>();
  for (const { text, size, font } of runs) {
    const key = `${size.toFixed(1)}|${font}`;
    const seen = counts.get(key) ?? { size, font, characters: 0 };
    counts.set(key, { ...seen, characters: seen.characters + text.length });
  }
  const [most] = [...counts.values()].sort((a, b) => b.characters - a.characters);
  return [most?.size ?? 1, most?.font ?? ''];
}

function blockLines(block: Block, body: Body): ResumeLine[] {
  const drawn = toRows(block);
  const leading = usualLeading(drawn);
  const isApart = (row: Segment[], above: Segment[]) => {
    const distance = (row[0]?.y ?? 0) - (above[0]?.y ?? 0);
    return distance < 0 || distance > leading * GAP;
  };
  const rows = entriesApart(drawn, isApart);
  const order = readingOrderIn(block);
  return rows.map((row, index) => {
    const reads = order(row);
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
function lookOf(row: readonly Segment[], body: Body) {
  const main = row.find(({ text }) => headingOf(text) === null && !isDate(text)) ?? row[0];
  return {
    size: Math.max(...row.map((one) => one.size)) / body.size,
    strong: main !== undefined && main.font !== fontOf(main.text, body),
    left: (main?.left ?? 0) / body.size,
  };
}

function fontOf(text: string, { font, beside }: Body): string {
  return beside !== null && /\p{L}/u.test(text) && LATIN.test(text) === beside.latin
    ? beside.font
    : font;
}

/** Rows of Arabic or Hebrew whose right ends are in line begin there. */
const MIN_SHARED_ENDS = 3;

/**
 * Orders the parts of a row. On a page laid out from the left, lines of Arabic or Hebrew share their left ends; all
 * its rows are read from there. On a page laid out from the right, a Latin title with an Arabic date begins at the
 * right as well.
 */
function readingOrderIn(block: Block): (row: readonly Segment[]) => readonly Segment[] {
  const lines = block.filter(({ text }) => RIGHT_TO_LEFT.test(text));
  const [left, right] = [mostShared(lines, 'left'), mostShared(lines, 'right')];
  if (left.count > right.count) return (row) => row;
  const begins = (row: readonly Segment[]) =>
    right.count >= MIN_SHARED_ENDS &&
    row.some(({ text }) => RIGHT_TO_LEFT.test(text)) &&
    Math.round(row.at(-1)?.right ?? 0) === right.edge;
  return (row) => (isFromRight(row) || begins(row) ? [...row].reverse() : row);
}

function mostShared(lines: readonly Segment[], side: 'left' | 'right') {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const edge = Math.round(line[side]);
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  const [edge = 0, count = 0] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  return { edge, count };
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
