import type { Child, Text } from '../../h.ts';

/** Filters of a report, in the address of its page. */
export const REPORT_FILTERS = ['from', 'to', 'job_id', 'department', 'source', 'group_by'] as const;
export type ReportFilters = Readonly<Record<(typeof REPORT_FILTERS)[number], string>>;

interface Column<Row> {
  head: Text;
  cell: (row: Row) => Child;
}

/** How a report is shown: the columns of its table, the measure of its chart, and the candidates behind a row. */
export interface ReportView<Row> {
  /** The last part of the page's path. */
  slug: string;
  name: Text;
  /** The definition of the numbers in a sentence. */
  lead: Text;
  /** The name of a row, beside its group; null where the group alone names it. */
  nameOf: (row: Row) => Text | null;
  measure: { name: Text; of: (row: Row) => number | null; shown: (row: Row) => Text };
  columns: readonly Column<Row>[];
  /** Filters of the list of candidates; null where no list has them. */
  candidatesOf: (row: Row) => Readonly<Record<string, string>> | null;
}
