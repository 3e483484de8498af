import type { Anchor } from './anchors.ts';
import type { StatedSpan } from './stated-text.ts';

/** How far above and below its names the period of an entry is looked for. */
const ABOVE = 2;
const BELOW = 3;

/**
 * Gives each entry the nearest period. One that is as near to two entries belongs to the one that has no other; an
 * entry between two free periods has none.
 */
export function spansOfAnchors(
  anchors: readonly Anchor[],
  spans: readonly StatedSpan[],
): Map<Anchor, StatedSpan> {
  const found = new Map<Anchor, StatedSpan>();
  const taken = new Set<StatedSpan>();
  const ordered = [...anchors].sort((a, b) => a.first - b.first);
  for (let before = -1; found.size > before;) {
    before = found.size;
    for (const anchor of ordered.filter((one) => !found.has(one))) {
      const free = spans.filter((span) => !taken.has(span));
      const [nearest, ...others] = nearestOf(anchor, free, ordered);
      if (nearest === undefined || others.length > 0) continue;
      found.set(anchor, nearest);
      taken.add(nearest);
    }
  }
  return found;
}

/** The periods nearest to an entry, and nearer to no other. */
function nearestOf(
  anchor: Anchor,
  spans: readonly StatedSpan[],
  anchors: readonly Anchor[],
): StatedSpan[] {
  const inReach = spans.filter(
    ({ line }) => line >= anchor.first - ABOVE && line <= anchor.last + BELOW,
  );
  const distances = inReach.map((span) => distance(anchor, span));
  const least = Math.min(...distances);
  return inReach.filter(
    (span, index) =>
      distances[index] === least && anchors.every((other) => distance(other, span) >= least),
  );
}

function distance({ first, last }: Anchor, { line }: StatedSpan): number {
  if (line < first) return first - line;
  return Math.max(0, line - last);
}

/**
 * The dates of an entry as its period states them; null when they are others. `given` is one date, or start and end;
 * an empty text is none.
 */
export function datesAsStated(
  given: readonly string[],
  span: StatedSpan | undefined,
): (string | null)[] | null {
  if (span === undefined) return null;
  const [start = '', end = ''] = given;
  if (given.length === 1) return oneDate(start, [span.start, span.end]);
  return span.start === null ? singleDate(start, end, span.end) : period(start, end, span);
}

function period(start: string, end: string, span: StatedSpan): (string | null)[] | null {
  const isStated =
    (start === '' || isSame(start, span.start)) && (end === '' || isSame(end, span.end));
  return isStated ? [start === '' ? null : span.start, end === '' ? null : span.end] : null;
}

/** A single date may begin or end an entry. */
function singleDate(start: string, end: string, stated: string | null): (string | null)[] | null {
  const isOne = start === '' || end === '' || start === end;
  if (!isOne || !isSame(start === '' ? end : start, stated)) return null;
  return [start, end].map((date) => (date === '' ? null : stated));
}

function oneDate(given: string, stated: readonly (string | null)[]): string[] | null {
  const found = stated.find((date) => isSame(given, date));
  return found === undefined || found === null ? null : [found];
}

/** Whether one date is the other, or less of it: "2021" and "2021-03". */
function isSame(given: string, stated: string | null): boolean {
  if (stated === null || given === '') return false;
  return `${given}-`.startsWith(`${stated}-`) || `${stated}-`.startsWith(`${given}-`);
}
