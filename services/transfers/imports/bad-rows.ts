import { csvLines } from '../../../domain/common/csv.ts';
import { readCell, writeCell } from '../../../domain/transfers/cells.ts';
import type { Import } from '../../../domain/transfers/imports/import.ts';
import {
  listImportErrors,
  type ImportError,
} from '../../../storage/transfers/imports/import-errors.ts';
import type { AppContext } from '../../context.ts';

const PAGE = 500;

/** The bad rows of an import as a table: what is wrong, then the row as it was sent. */
export async function* badRowsAsCsv(
  { stores }: Pick<AppContext, 'stores'>,
  { id, table }: Pick<Import, 'id' | 'table'>,
): AsyncGenerator<string> {
  const header = table?.header ?? [];
  yield csvLines([['line', 'column', 'reason', ...header]]);
  for (let after = 0; ;) {
    const rows = await listImportErrors(stores, id, { after, limit: PAGE });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield csvLines(rows.map((row) => rowOf(row, header.length)));
    after = last.line;
  }
}

/** Cells are safe in a spreadsheet, and an import reads them as they were. */
function rowOf({ line, column, reason, cells }: ImportError, width: number): string[] {
  const padded = Array.from({ length: Math.max(width, cells.length) }, (_, at) => cells[at] ?? '');
  return [
    ...[String(line), writeCell(column, 'text'), reason],
    ...padded.map((cell) => writeCell(readCell(cell), 'text')),
  ];
}
