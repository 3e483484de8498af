import type { Values } from '../command.ts';
import { columnsOf, requireColumns } from './columns.ts';
import { recordText } from './record.ts';
import { tableText } from './table.ts';
import { visible } from './visible.ts';

export type Row = Record<string, unknown>;

/** How results are printed. */
export interface Format {
  kind: 'text' | 'json' | 'jsonl';
  /** Columns that were asked for. */
  columns: readonly string[] | null;
}

export function formatOf(values: Values): Format {
  const { columns } = values;
  const kind = values['jsonl'] === true ? 'jsonl' : values['json'] === true ? 'json' : 'text';
  const names = Array.isArray(columns) ? columns.flatMap((one) => String(one).split(',')) : null;
  return { kind, columns: names };
}

/** Prints a result: a list as a table or line by line, a record by its members. `method` chooses the columns. */
export function print(value: unknown, format: Format, method = ''): void {
  if (format.kind === 'json') return writeLine(visible(JSON.stringify(value ?? null, null, 2)));
  if (format.kind === 'jsonl') {
    for (const row of [value ?? null].flat()) writeLine(visible(JSON.stringify(row)));
    return;
  }
  const text = asText(value, format, method);
  if (text !== '') writeLine(text);
}

function asText(value: unknown, { columns }: Format, method: string): string {
  if (value === undefined) return '';
  if (Array.isArray(value) && value.every(isRow)) {
    if (columns !== null) requireColumns(columns, value);
    return tableText(value, columns ?? columnsOf(method, value), process.stdout);
  }
  if (!isRow(value)) return visible(JSON.stringify(value, null, 2));
  if (columns !== null) requireColumns(columns, [value]);
  return recordText(value, columns);
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function writeLine(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** A remark for a person; not in a pipe. */
export function remark(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`${visible(text)}\n`);
}
