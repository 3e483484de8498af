import { readCell } from '../cells.ts';
import type { ColumnType, TransferKind } from '../columns.ts';
import { importMembers } from './members.ts';

/** A record of a table and the line that it begins at; the header is line 1. */
export interface TableRow {
  line: number;
  cells: string[];
}

/** Why a row cannot be imported. `column` is null when it concerns the whole row. */
export interface RowFault {
  column: string | null;
  reason: string;
}

/** A column that is read, and the member that it is read as. */
export interface ReadColumn {
  index: number;
  column: string;
  member: string;
  type: ColumnType;
}

/** The columns of a header that a mapping names. */
export function readColumns(
  kind: TransferKind,
  header: readonly string[],
  mapping: Readonly<Record<string, string>>,
): ReadColumn[] {
  const members = importMembers(kind);
  return header.flatMap((column, index) => {
    const member = Object.hasOwn(mapping, column) ? mapping[column] : undefined;
    const type = member === undefined ? undefined : members.get(member);
    return member === undefined || type === undefined ? [] : [{ index, column, member, type }];
  });
}

/** The texts of a row by member. Empty cells are absent; several columns of one list are joined. */
export type RowValues = ReadonlyMap<string, string>;

/** A fault when the row has another number of cells than the header. Empty cells more are no fault. */
export function widthFault({ cells }: TableRow, width: number): RowFault | null {
  const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (filled <= width && cells.length >= width) return null;
  return { column: null, reason: `has ${cells.length} cells, and the header has ${width}` };
}

export function rowValues({ cells }: TableRow, columns: readonly ReadColumn[]): RowValues {
  const values = new Map<string, string>();
  for (const { index, member, type } of columns) {
    const text = readCell((cells[index] ?? '').trim());
    if (text === '') continue;
    const before = values.get(member);
    if (before === undefined) values.set(member, text);
    else if (type === 'list') values.set(member, `${before}\n${text}`);
  }
  return values;
}

/** A fault of a member, with the name of its column. */
export function faultAt(columns: readonly ReadColumn[], member: string, reason: string): RowFault {
  const column = columns.find((one) => one.member === member)?.column ?? null;
  return { column, reason };
}

/** One fault for a row: the first, and what else is wrong. */
export function oneFault(faults: readonly RowFault[]): RowFault | null {
  const [first, ...others] = faults;
  if (first === undefined) return null;
  const rest = others.map(({ column, reason }) => `; ${column ?? 'row'}: ${reason}`).join('');
  return { column: first.column, reason: `${first.reason}${rest}` };
}
