import type { TransferKind } from '../columns.ts';
import { importMembers, takesSeveral } from './members.ts';
import { columnNames, squeezed } from './column-names.ts';
import { vendorMarks, type Vendor } from './vendor-marks.ts';

/** The members that the columns of a header stand for. */
export interface GuessedColumns {
  /** The system that exports such columns; null when it is none of those known. */
  vendor: Vendor | null;
  /** Column → member. Columns that stand for nothing are absent. */
  mapping: Record<string, string>;
}

/** Words of a column name, without case, accents and punctuation. */
export function plainName(column: string): string {
  return column
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Guesses the member of each column by its name. The first column of a name wins. */
export function guessColumns(kind: TransferKind, header: readonly string[]): GuessedColumns {
  const mapping: Record<string, string> = {};
  const taken = new Set<string>();
  for (const [column, member] of candidatesOf(kind, header)) {
    if (Object.hasOwn(mapping, column)) continue;
    if (taken.has(member) && !takesSeveral(kind, member)) continue;
    taken.add(member);
    mapping[column] = member;
  }
  return { vendor: vendorOf(header), mapping };
}

/** Columns with the exact name of a member come before those with another name for it. */
function candidatesOf(kind: TransferKind, header: readonly string[]): [string, string][] {
  const members = importMembers(kind);
  const names = columnNames[kind];
  const exact = header
    .filter((column) => members.has(column.trim()))
    .map((column): [string, string] => [column, column.trim()]);
  const similar = header.flatMap((column): [string, string][] => {
    const plain = squeezed(plainName(column));
    const member = names.get(plain) ?? ownName(members, plain);
    return member === undefined ? [] : [[column, member]];
  });
  return [...exact, ...similar];
}

function ownName(members: ReadonlyMap<string, unknown>, plain: string): string | undefined {
  return [...members.keys()].find((member) => member.replaceAll('_', '') === plain);
}

/** The system with the most telling columns; at least two must be there. */
function vendorOf(header: readonly string[]): Vendor | null {
  const plain = new Set(header.map((column) => squeezed(plainName(column))));
  const counts = Object.entries(vendorMarks).map(([vendor, marks]) => ({
    vendor: vendor as Vendor,
    count: marks.filter((mark) => plain.has(squeezed(mark))).length,
  }));
  const [best] = counts.sort((a, b) => b.count - a.count);
  return best !== undefined && best.count >= 2 ? best.vendor : null;
}
