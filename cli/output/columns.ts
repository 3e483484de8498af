import { WrongUse } from '../command.ts';
import type { Row } from './print.ts';

const MOST_COLUMNS = 6;

/** The columns that matter, by method. Of the others: `id`, then the first plain members. */
const chosen: Readonly<Record<string, readonly string[]>> = {
  'jobs.search': ['id', 'title', 'company.name', 'location', 'workplace_type', 'posted_at'],
  'companies.search': ['slug', 'name', 'open_jobs'],
  'candidates.list': ['id', 'name', 'email', 'stage', 'created_at'],
  'postings.list': ['id', 'title', 'status', 'department', 'published_at'],
  'webhooks.list': ['id', 'url', 'status', 'event_kinds', 'created_at'],
  'deliveries.list': ['id', 'event_kind', 'webhook_id', 'status', 'attempt_count', 'created_at'],
  'events.list': ['id', 'kind', 'created_at', 'organization_id'],
  'usage.ledger': ['id', 'kind', 'amount_usd_micros', 'created_at'],
};

/** The columns of a table. A chosen one that no row has is left out. */
export function columnsOf(method: string, rows: readonly Row[]): readonly string[] {
  const names = (chosen[method] ?? []).filter((name) =>
    rows.some((row) => (at(row, name) ?? null) !== null),
  );
  if (names.length > 1 || rows.length === 0)
    return names.length > 1 ? names : (chosen[method] ?? ['id']);
  const [first = {}] = rows;
  const plain = Object.keys(first).filter((name) => rows.some((row) => isPlain(row[name])));
  return [...new Set(['id', ...plain])].filter((name) => name in first).slice(0, MOST_COLUMNS);
}

/** @throws WrongUse for a column that no row has. It names the ones that there are. */
export function requireColumns(columns: readonly string[], rows: readonly Row[]): void {
  const unknown = columns.find((name) => rows.every((row) => !has(row, name)));
  if (unknown === undefined || rows.length === 0) return;
  const known = [...new Set(rows.flatMap((row) => Object.keys(row)))].join(', ');
  throw new WrongUse(`There is no column ${unknown}; the columns are ${known}.`);
}

/** Whether a row has a member, also one that is null or inside one that is. */
function has(row: Row, path: string): boolean {
  let value: unknown = row;
  for (const name of path.split('.')) {
    if (value === null) return true;
    if (typeof value !== 'object' || !(name in value)) return false;
    value = (value as Row)[name];
  }
  return true;
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** A member by its path, such as `company.name`. */
export function at(row: Row, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Row | null | undefined)?.[name], row);
}
