import { cellText } from './cell.ts';
import { at } from './columns.ts';
import type { Row } from './print.ts';

/** A record, member by member; those of objects have dots. */
export function recordText(record: Row, columns: readonly string[] | null): string {
  const members: [string, unknown][] =
    columns === null ? flat(record, '') : columns.map((name) => [name, at(record, name)]);
  const width = Math.max(0, ...members.map(([name]) => name.length));
  return members.map(([name, value]) => `${name.padEnd(width)}  ${cellText(value)}`).join('\n');
}

function flat(record: Row, prefix: string): [string, unknown][] {
  return Object.entries(record).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? flat(value as Row, `${prefix}${name}.`)
      : [[`${prefix}${name}`, value]],
  );
}
