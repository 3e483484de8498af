import { cellText } from './cell.ts';
import { at } from './columns.ts';
import type { Row } from './print.ts';

/** A record, member by member; those of objects have dots. */
export function recordText(record: Row, columns: readonly string[] | null): string {
  const members: [string, unknown][] =
    columns === null ? flat(record, '') : columns.map((name) => [name, at(record, name)]);
  const lines = members.map(([name, value]) => [cellText(name), cellText(value)] as const);
  const width = lines.reduce((most, [name]) => Math.max(most, name.length), 0);
  return lines.map(([name, text]) => `${name.padEnd(width)}  ${text}`).join('\n');
}

function flat(record: Row, prefix: string): [string, unknown][] {
  return Object.entries(record).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? flat(value as Row, `${prefix}${name}.`)
      : [[`${prefix}${name}`, value]],
  );
}
