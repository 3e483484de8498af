import { holdsYear } from '../dates/date-span.ts';
import { headingOf } from '../headings.ts';
import type { ColumnStart } from '../resume-text.ts';
import { isDate } from './date-segment.ts';
import { toRows, type Segment } from './text-run.ts';

/** A region of a page that is read completely before the next one. */
export type Block = Segment[];

interface Gutter {
  /** The gutter is free between the baselines `top` and `bottom`, inclusive. */
  top: number;
  bottom: number;
  x: number;
  score: number;
}

const MIN_LINES = 4;
const MIN_GUTTER = 6;
const MAX_CANDIDATES = 40;
const MAX_DEPTH = 12;
/** The share of headings and dates from which a column is a margin of labels. */
const LABELS = 0.8;

/**
 * Splits a page with columns into regions: above, each column, below. Lines with a date or a label on one side and
 * text on the other stay lines.
 */
export function toBlocks(segments: readonly Segment[], depth = 0): Block[] {
  const gutter = depth < MAX_DEPTH ? findGutter(segments) : null;
  if (gutter === null) return segments.length === 0 ? [] : [[...segments]];
  const within = (one: Segment) => one.y >= gutter.top && one.y <= gutter.bottom;
  const left = segments.filter((one) => within(one) && one.left < gutter.x);
  const right = segments.filter((one) => within(one) && one.left >= gutter.x);
  return [
    segments.filter((one) => one.y < gutter.top),
    ...(hasHeading(left) ? [beginning(left, 'first'), beginning(right, 'next')] : [left, right]),
    segments.filter((one) => one.y > gutter.bottom),
  ].flatMap((part) => toBlocks(part, depth + 1));
}

const hasHeading = (side: readonly Segment[]) => side.some(({ text }) => headingOf(text) !== null);

function beginning(side: readonly Segment[], column: ColumnStart): Segment[] {
  const top = Math.min(...side.map(({ y }) => y));
  const first = side.find(({ y }) => y === top);
  return side.map((one) => (one === first ? { ...one, column } : one));
}

function findGutter(segments: readonly Segment[]): Gutter | null {
  let best: Gutter | null = null;
  for (const x of candidates(segments)) {
    for (const stretch of freeStretches(segments, x)) {
      const gutter = toGutter(stretch, x);
      if (gutter !== null && gutter.score > (best?.score ?? 0)) best = gutter;
    }
  }
  return best === null ? null : (widened(segments, best) ?? best);
}

/** The gutter at the left column's edge, which lets lines in that begin a little left of the right column's text. */
function widened(segments: readonly Segment[], { x, top, bottom }: Gutter): Gutter | null {
  const rights = segments
    .filter(({ y, left }) => y >= top && y <= bottom && left < x)
    .map(({ right }) => right);
  const edge = Math.max(...rights) + MIN_GUTTER;
  const stretch = freeStretches(segments, edge).find((one) => one.some(({ y }) => y === top));
  return edge >= x || stretch === undefined ? null : toGutter(stretch, edge);
}

/** Left edges shared by several segments, where a right column may begin. */
export function candidates(segments: readonly Segment[]): number[] {
  const counts = new Map<number, number>();
  for (const { left } of segments) {
    const edge = Math.floor(left) - 1;
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= 3)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_CANDIDATES)
    .map(([edge]) => edge);
}

/** Parts of a page, from top to bottom, in which no text crosses `x`. */
export function freeStretches(segments: readonly Segment[], x: number): Segment[][] {
  const stretches: Segment[][] = [[]];
  for (const segment of segments) {
    const crosses = segment.left < x && segment.right > x - MIN_GUTTER / 2;
    if (crosses) stretches.push([]);
    else stretches.at(-1)?.push(segment);
  }
  return stretches;
}

function toGutter(stretch: readonly Segment[], x: number): Gutter | null {
  const left = stretch.filter((one) => one.left < x);
  const right = stretch.filter((one) => one.left >= x);
  if (left.length < MIN_LINES || right.length < MIN_LINES) return null;
  if (!standBeside(left, right) || !areColumns(left, right)) return null;
  const ys = stretch.map(({ y }) => y);
  return {
    x,
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    score: Math.min(left.length, right.length),
  };
}

/** Whether both sides overlap in most of the height of the shorter one. */
function standBeside(left: readonly Segment[], right: readonly Segment[]): boolean {
  const [a, b] = [left, right].map((side) => side.map(({ y }) => y).sort((p, q) => p - q));
  const [aTop = 0, aEnd = 0, bTop = 0, bEnd = 0] = [a?.[0], a?.at(-1), b?.[0], b?.at(-1)];
  const shared = Math.min(aEnd, bEnd) - Math.max(aTop, bTop);
  return shared > 0.3 * Math.min(aEnd - aTop, bEnd - bTop);
}

/** Two columns have headings on both sides, or lines with different baselines. */
function areColumns(left: readonly Segment[], right: readonly Segment[]): boolean {
  const headings = (side: readonly Segment[]) =>
    side.filter(({ text }) => headingOf(text) !== null).length;
  if (isMargin(left) || isMargin(right)) return false;
  if (headings(left) > 0 && headings(right) > 0) return true;
  const rows = sharedRows(left, right);
  if (rows.length > 1 && (areDates(rows, left) || areDates(rows, right))) return false;
  return rows.length / Math.min(left.length, right.length) < 0.6;
}

/** Headings and dates in a margin stand beside the text that they open. */
function isMargin(side: readonly Segment[]): boolean {
  const labels = side.filter(({ text }) => headingOf(text) !== null || isDate(text));
  return labels.length > LABELS * side.length;
}

function sharedRows(left: readonly Segment[], right: readonly Segment[]): Segment[][] {
  const sides = new Set(left);
  return toRows([...left, ...right]).filter(
    (row) => row.some((one) => sides.has(one)) && row.some((one) => !sides.has(one)),
  );
}

/** Whether one side of the shared rows holds dates. */
function areDates(rows: readonly Segment[][], side: readonly Segment[]): boolean {
  const mine = new Set(side);
  const dated = rows.filter((row) => row.some((one) => mine.has(one) && holdsYear(one.text)));
  return dated.length >= rows.length / 2;
}
