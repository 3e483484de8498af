import type { SourceRecord } from '../../storage/market/sources.ts';
import { table } from '../terminal/table.ts';
import type { ImportLine } from './import-recorded.ts';
import { stateOf } from './source-line.ts';

/** The result of each read, and of all together. */
export function importTable(lines: ImportLine[]): string {
  const rows = lines.map(({ token, read, new: fresh, changed, closed, rejected, error }) => [
    token,
    read,
    fresh,
    changed,
    closed,
    rejected,
    error,
  ]);
  const sum = (pick: (line: ImportLine) => number) =>
    lines.reduce((total, line) => total + pick(line), 0);
  const failed = lines.filter((line) => line.error !== null).length;
  const total = [
    `${lines.length} sources`,
    sum((line) => line.read),
    sum((line) => line.new),
    sum((line) => line.changed),
    sum((line) => line.closed),
    sum((line) => line.rejected),
    failed === 0 ? null : `${failed} failed`,
  ];
  return table(
    ['source', 'read', 'new', 'changed', 'closed', 'rejected', 'error'],
    lines.length > 1 ? [...rows, total] : rows,
  );
}

/** The sources with how their last read ended. */
export function sourceTable(sources: SourceRecord[]): string {
  return table(
    ['id', 'kind', 'token', 'every', 'state', 'last read', 'ended'],
    sources.map((source) => [
      source._id,
      source.kind,
      source.token,
      `${source.cadenceMinutes} min`,
      stateOf(source),
      source.lastRun?.finishedAt.toISOString() ?? 'never',
      source.lastRun?.error ?? source.lastRun?.status ?? null,
    ]),
  );
}
