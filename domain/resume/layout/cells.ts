import { holdsYear } from '../dates/date-span.ts';
import { namesDegree, namesSchool } from '../sections/fragments.ts';
import type { Segment } from './text-run.ts';

const MIN_ROWS = 2;
/** In points: cells of a column share their left edge. */
const SAME_EDGE = 2;

/**
 * Rows that hold two entries side by side, as cards do, become those of the left entry and then those of the right one.
 * Two entries show in rows without space between, where both sides say the same: two periods, schools or degrees.
 */
export function entriesApart(
  rows: readonly Segment[][],
  isApart: (row: Segment[], above: Segment[]) => boolean,
): Segment[][] {
  const groups: Segment[][][] = [];
  for (const row of rows) {
    const above = groups.at(-1)?.at(-1);
    if (above === undefined || isApart(row, above)) groups.push([row]);
    else groups.at(-1)?.push(row);
  }
  return groups.flatMap(divided);
}

function divided(group: Segment[][]): Segment[][] {
  const edge = group.length < MIN_ROWS ? null : edgeBetween(group);
  if (edge === null) return group;
  const side = (wanted: (one: Segment) => boolean) =>
    group.map((row) => row.filter(wanted)).filter((row) => row.length > 0);
  return [...side(({ left }) => left < edge), ...side(({ left }) => left >= edge)];
}

/** The left edge of the right entry, when most rows have a cell there and both sides say the same. */
function edgeBetween(group: readonly Segment[][]): number | null {
  const [first = []] = group;
  for (const { left } of first.slice(1)) {
    const edge = left - SAME_EDGE;
    const sides = group.map((row) => [
      row.filter((one) => one.left < edge),
      row.filter((one) => one.left >= edge),
    ]);
    const isFree = group.every((row) => row.every((one) => one.left >= edge || one.right < edge));
    const shared = sides.filter(([, right = []]) =>
      right.some((one) => Math.abs(one.left - left) < SAME_EDGE),
    );
    if (isFree && shared.length >= MIN_ROWS && sides.some(saysTheSame)) return edge;
  }
  return null;
}

function saysTheSame([left = [], right = []]: readonly (readonly Segment[])[]): boolean {
  const both = (says: (text: string) => boolean) =>
    [left, right].every((side) => side.some(({ text }) => says(text)));
  return both(holdsYear) || both(namesSchool) || both(namesDegree);
}
