import { stringify } from 'csv-stringify/sync';

/** The content type of a table as text. */
export const CSV_TYPE = 'text/csv; charset=utf-8; header=present';

/** Rows of cells as CSV lines (RFC 4180). Each line ends with a line feed. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return stringify(rows.map((row) => [...row]));
}
