import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBoards, type BoardRow } from './boards.ts';
import type { ClusterPair, Edit } from './cluster-edits.ts';

const PER_KIND = 120;
const EDITS: Edit[] = ['plain', 'suffixed', 'shortened', 'extended', 'placeless'];

/**
 * Makes the labelled pairs anew: a posting and its own re-rendering are one role; postings of one employer with one
 * title but another place or team, or with one place and another level, are different ones. Ids and labels only.
 */
function makePairs(rows: readonly BoardRow[]): ClusterPair[] {
  const sample = [...rows].sort((x, y) => rank(x.row.id).localeCompare(rank(y.row.id)));
  const same = EDITS.flatMap((edit, index) =>
    sample
      .slice(index * PER_KIND, (index + 1) * PER_KIND)
      .map(({ row }) => ({ a: row.id, b: row.id, edit, same: true })),
  );
  const titled = groups(rows, ({ board, row }) => `${board}|${row.title.trim()}`);
  const placed = groups(
    rows,
    ({ board, row }) =>
      `${board}|${row.location}|${row.title
        .split(/[,(–-]/)[0]
        ?.trim()
        .split(' ')
        .at(-1)}`,
  );
  const different = [
    ...pairsOf(titled, (x, y) => x.row.location.trim() !== y.row.location.trim()),
    ...pairsOf(placed, (x, y) => titleOf(x) !== titleOf(y)),
    ...pairsOf(
      groups(rows, ({ row }) => row.title.trim()),
      (x, y) => x.board !== y.board,
    ),
  ];
  return [...same, ...different];
}

type Differs = (x: BoardRow, y: BoardRow) => boolean;

function pairsOf(found: Map<string, BoardRow[]>, differs: Differs): ClusterPair[] {
  const keys = [...found.keys()].sort((x, y) => rank(x).localeCompare(rank(y)));
  const pairs = keys.flatMap((key) => {
    const [first, ...others] = found.get(key) ?? [];
    const other = first && others.find((one) => differs(first, one));
    return first && other
      ? [{ a: first.row.id, b: other.row.id, edit: 'plain' as const, same: false }]
      : [];
  });
  return pairs.slice(0, 2 * PER_KIND);
}

function groups(
  rows: readonly BoardRow[],
  key: (row: BoardRow) => string,
): Map<string, BoardRow[]> {
  const found = new Map<string, BoardRow[]>();
  for (const row of rows) found.set(key(row), [...(found.get(key(row)) ?? []), row]);
  return found;
}

/** Titles that differ in spacing alone are one. */
function titleOf({ row }: BoardRow): string {
  return row.title.trim().replace(/\s+/g, ' ').toLowerCase();
}

function rank(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const rows = readBoards();
if (rows === null) throw new Error('The recorded boards are not there.');
const lines = makePairs(rows).map((pair) => JSON.stringify(pair));
writeFileSync(join(import.meta.dirname, 'cluster-pairs.json'), `[\n${lines.join(',\n')}\n]\n`);
