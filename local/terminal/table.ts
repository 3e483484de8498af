import Table from 'cli-table3';

/** A table for people: a header, rows, numbers to the right. */
export function table(header: string[], rows: (string | number | null)[][]): string {
  const numeric = header.map((_, column) => rows.every((row) => typeof row[column] === 'number'));
  const drawn = new Table({
    head: header,
    colAligns: numeric.map((right) => (right ? 'right' : 'left')),
    style: { head: [], border: [], compact: true },
  });
  drawn.push(...rows.map((row) => row.map((cell) => cell ?? '')));
  return drawn.toString();
}
