import { at } from './columns.ts';
import type { Row } from './print.ts';
import { cellText } from './cell.ts';

const GAP = 2;
const LEAST_WIDTH = 8;

/** The terminal that a table is for; a pipe has no width. */
interface Terminal {
  isTTY?: boolean;
  columns?: number;
}

/** Rows under their header. On a terminal the widest columns are cut to its width. */
export function tableText(
  rows: readonly Row[],
  columns: readonly string[],
  { isTTY = false, columns: width = 80 }: Terminal,
): string {
  const header = columns.map((name) => cellText(name.toUpperCase()));
  const cells = rows.map((row) => columns.map((name) => cellText(at(row, name))));
  const widths = columns.map((_, column) =>
    Math.max(...[header, ...cells].map((line) => (line[column] ?? '').length)),
  );
  if (isTTY) fit(widths, width);
  const draw = (line: readonly string[]) =>
    line
      .map((cell, column) => cut(cell, widths[column] ?? 0))
      .join(' '.repeat(GAP))
      .trimEnd();
  return [bold(draw(header), isTTY), ...cells.map(draw)].join('\n');
}

/** Narrows the widest column until all fit. */
function fit(widths: number[], width: number): void {
  const total = () => widths.reduce((sum, one) => sum + one + GAP, -GAP);
  while (total() > width) {
    const widest = Math.max(...widths);
    if (widest <= LEAST_WIDTH) return;
    widths[widths.indexOf(widest)] = widest - 1;
  }
}

function cut(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
}

function bold(text: string, isTTY: boolean): string {
  const plain = !isTTY || (process.env['NO_COLOR'] ?? '') !== '';
  return plain ? text : `\u001B[1m${text}\u001B[0m`;
}
