import { CSV_TYPE, csvLines } from '../domain/common/csv.ts';
import { guardFormula } from '../domain/common/formula-guard.ts';
import type { Answer } from './answer.ts';
import type { RouteCall } from './route.ts';

type Cell = string | number | boolean | null;
/** A row of a list whose members are plain values. */
export type TableRow = Readonly<Record<string, Cell>>;

interface TableBody<Row> {
  data: Row[];
}

/** A list of plain rows: as JSON, or as CSV with the members as columns where the request prefers it. */
export function tableAnswer<Row extends TableRow, Body extends TableBody<Row>>(
  headers: RouteCall['headers'],
  columns: readonly (keyof Row & string)[],
  body: Body,
): Answer<Body> {
  const vary = { Vary: 'Accept' };
  if (!prefersCsv(headers['accept'])) return { body, headers: vary };
  const rows = body.data.map((row) => columns.map((column) => cellText(row[column] ?? null)));
  const content = Buffer.from(csvLines([[...columns], ...rows]));
  return { body: content, headers: { ...vary, 'Content-Type': CSV_TYPE } };
}

/** Whether `Accept` names text/csv, and nothing of JSON with a higher quality. Wildcards mean JSON. */
export function prefersCsv(accept: string | string[] | undefined): boolean {
  const csv = quality(accept, 'text/csv');
  return csv > 0 && csv >= quality(accept, 'application/json');
}

function quality(accept: string | string[] | undefined, type: string): number {
  const ranges = String(accept ?? '')
    .toLowerCase()
    .split(',');
  const own = ranges.find((range) => range.split(';')[0]?.trim() === type);
  if (own === undefined) return 0;
  const stated = /;\s*q=([\d.]+)/u.exec(own)?.[1];
  return stated === undefined ? 1 : Number(stated);
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  return typeof cell === 'string' ? guardFormula(cell) : String(cell);
}
