import Table from 'cli-table3';

type Cell = string | number | null;

/** A table for people: a header, rows, numbers and amounts to the right. */
export function table(header: string[], rows: Cell[][]): string {
  const numeric = header.map((_, column) => rows.every((row) => isNumeric(row[column])));
  const drawn = new Table({
    head: header,
    colAligns: numeric.map((right) => (right ? 'right' : 'left')),
    style: { head: [], border: [], compact: true },
  });
  drawn.push(...rows.map((row) => row.map((cell) => cell ?? '')));
  return drawn.toString();
}

function isNumeric(cell: Cell | undefined): boolean {
  return typeof cell === 'number' || (typeof cell === 'string' && cell.endsWith(' USD'));
}
