import { guardFormula, withoutGuard } from '../common/formula-guard.ts';
import type { ColumnType } from './columns.ts';

/** The value of a cell. An empty cell is null, or an empty list. */
export type CellValue = string | number | boolean | readonly string[] | object | null;

/** Writes a value as the text of a cell. An apostrophe keeps spreadsheets from running it as a formula. */
export function writeCell(value: CellValue | undefined, type: ColumnType): string {
  const text = cellText(value, type);
  // A negative number is no formula.
  return type === 'number' ? text : guardFormula(text);
}

function cellText(value: CellValue | undefined, type: ColumnType): string {
  if (value === null || value === undefined) return '';
  if (type === 'list' && Array.isArray(value)) return joinList(value.map(String));
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The text that `writeCell` wrote: without the apostrophe before a formula. */
export function readCell(text: string): string {
  return withoutGuard(text);
}

/** Joins a list with semicolons. A backslash precedes semicolons and backslashes of its texts. */
export function joinList(list: readonly string[]): string {
  return list.map((one) => one.replace(/[\\;]/g, '\\$&')).join('; ');
}

/** Splits a list at semicolons and line breaks, and drops empty parts. Reverses `joinList`. */
export function splitList(text: string): string[] {
  const parts = text.match(/(?:\\[\\;]|[^;\n\r])+/g) ?? [];
  return parts.map((part) => part.trim().replace(/\\([\\;])/g, '$1')).filter((part) => part !== '');
}
