import { findDateSpan, holdsYear } from '../dates/date-span.ts';
import { headingOf } from '../headings.ts';
import { isDuration } from '../sections/durations.ts';
import { candidates, freeStretches } from './columns.ts';
import { isDate, isSign } from './date-segment.ts';
import type { Segment } from './text-run.ts';

const MIN_BESIDE = 4;
const MIN_DATES = 2;
/** Lines of one date, in letter heights. */
const LEADING = 1.9;
/** Lines of one heading, in letter heights. */
const WRAPPED = 1.4;

/** Dates of several lines at the right of their entries: each period moves to the line that it stands beside. */
export function gatherRightDates(segments: readonly Segment[]): Segment[] {
  const dates = segments.filter(({ text }) => isDate(text));
  const texts = segments.filter((one) => !dates.includes(one));
  const columns = dates.reduce<Segment[][]>((found, date) => {
    const column = found.find(([first]) => first !== undefined && overlaps(first, date));
    if (column === undefined) found.push([date]);
    else column.push(date);
    return found;
  }, []);
  const gathered = columns.flatMap((column) => gatherColumn(column, texts));
  const gone = new Set(gathered.flatMap(({ lines }) => lines));
  return [...segments.filter((one) => !gone.has(one)), ...gathered.map(({ date }) => date)];
}

function gatherColumn(column: readonly Segment[], texts: readonly Segment[]) {
  // How long the stays were stands below the dates, and is no part of the texts beside them.
  const lengths = column.filter(({ text }) => isDuration(text.trim()));
  const dates = column.filter((one) => !lengths.includes(one));
  const moved = clustersOf(dates).flatMap((lines) =>
    lines.length > 1 ? besideText(lines, texts) : [],
  );
  const [first] = moved;
  return first === undefined
    ? []
    : [{ ...first, lines: [...first.lines, ...lengths] }, ...moved.slice(1)];
}

const overlaps = (a: Segment, b: Segment) => a.left < b.right && b.left < a.right;

function besideText(lines: readonly Segment[], texts: readonly Segment[]) {
  const [first] = lines;
  if (first === undefined || !lines.some(({ text }) => holdsYear(text))) return [];
  const left = Math.min(...lines.map((one) => one.left));
  const right = Math.max(...lines.map((one) => one.right));
  const isInside = texts.some((one) => one.left >= right && isNear(one, first));
  if (isInside) return [];
  const beside = nearest(
    texts.filter(({ right }) => right <= left),
    first,
  );
  if (beside === undefined) return [];
  return [{ lines, date: { ...first, text: joinDates(lines), y: beside.y, left } }];
}

function joinDates(dates: readonly Segment[]): string {
  return dates
    .map((one) => one.text.trim())
    .filter((one) => !isSign(one) || /[-–—]/.test(one))
    .join(' ');
}

/**
 * A margin of dates and headings beside the entries: each date, which may take several lines, moves to the line of the
 * entry that it stands beside.
 */
export function gatherMargin(segments: readonly Segment[]): Segment[] {
  for (const x of candidates(segments)) {
    for (const stretch of freeStretches(segments, x).flatMap((part) => marginParts(part, x))) {
      const left = stretch.filter((one) => one.left < x);
      const right = stretch.filter((one) => one.left >= x);
      if (right.length < MIN_BESIDE || !holdsDates(left)) continue;
      const others = new Set(left);
      return [...segments.filter((one) => !others.has(one)), ...gather(joinHeadings(left), right)];
    }
  }
  return [...segments];
}

/** Divides a stretch at lines of its left side that are neither dates nor headings. */
function marginParts(stretch: readonly Segment[], x: number): Segment[][] {
  const parts: Segment[][] = [[]];
  for (const segment of [...stretch].sort((a, b) => a.y - b.y)) {
    const marginal = segment.left >= x || isDate(segment.text) || headingOf(segment.text) !== null;
    if (marginal) parts.at(-1)?.push(segment);
    else parts.push([]);
  }
  return parts;
}

function holdsDates(left: readonly Segment[]): boolean {
  return left.filter(({ text }) => holdsYear(text)).length >= MIN_DATES;
}

/** A heading that the narrow margin broke into two lines: "Professional Skills" above "Summary". */
function joinHeadings(left: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of [...left].sort((a, b) => a.y - b.y)) {
    const above = joined.at(-1);
    const whole = `${above?.text.trim() ?? ''} ${segment.text.trim()}`;
    const continues =
      above !== undefined &&
      above.font === segment.font &&
      Math.abs(above.size - segment.size) < 0.1 &&
      segment.y - above.y < WRAPPED * segment.size &&
      headingOf(whole) !== null;
    if (continues) joined[joined.length - 1] = { ...above, text: whole };
    else joined.push(segment);
  }
  return joined;
}

/** The first line of the rows whose middle a heading stands beside. */
function topBeside(heading: Segment, right: readonly Segment[]): number | null {
  const rows = clustersOf(right).find(
    ([first, ...more]) =>
      first !== undefined && first.y < heading.y && (more.at(-1)?.y ?? first.y) > heading.y,
  );
  const [top = 0, bottom = 0] = [rows?.[0]?.y, rows?.at(-1)?.y];
  return rows !== undefined && Math.abs((top + bottom) / 2 - heading.y) < heading.size ? top : null;
}

function gather(left: readonly Segment[], right: readonly Segment[]): Segment[] {
  return clustersOf(left).flatMap((cluster) => {
    const [first] = cluster;
    if (first === undefined) return [];
    const beside = nearest(right, first);
    const y = beside?.y ?? first.y;
    const dates = cluster.filter(({ text }) => isDate(text) && headingOf(text) === null);
    const others = cluster.filter((one) => !dates.includes(one));
    const moved = others.map((one) =>
      headingOf(one.text) === null
        ? one
        : { ...one, y: Math.min(one.y, topBeside(one, right) ?? y) },
    );
    const [date] = dates;
    if (date === undefined) return moved;
    return [...moved, { ...date, text: joinDates(dates), y, left: date.left + 0.1 }];
  });
}

/** Lines below each other without a gap; a second period opens another cluster. */
function clustersOf(left: readonly Segment[]): Segment[][] {
  const clusters: Segment[][] = [];
  for (const segment of [...left].sort((a, b) => a.y - b.y)) {
    const cluster = clusters.at(-1);
    const above = cluster?.at(-1);
    const joins =
      cluster !== undefined &&
      above !== undefined &&
      segment.y - above.y < LEADING * Math.max(above.size, segment.size) &&
      !(isWhole(cluster) && holdsYear(segment.text)) &&
      headingOf(segment.text) === null;
    if (joins) cluster.push(segment);
    else clusters.push([segment]);
  }
  return clusters;
}

function isWhole(cluster: readonly Segment[]): boolean {
  const span = findDateSpan(cluster.map(({ text }) => text.trim()).join(' '));
  return span !== null && span.start !== null && (span.end !== null || span.present);
}

function nearest(right: readonly Segment[], date: Segment): Segment | undefined {
  const near = right.filter((one) => isNear(one, date));
  return near.sort((a, b) => Math.abs(a.y - date.y) - Math.abs(b.y - date.y))[0];
}

function isNear(a: Segment, b: Segment): boolean {
  return Math.abs(a.y - b.y) < 1.5 * Math.max(a.size, b.size);
}
