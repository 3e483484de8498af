import { batches } from '../../../domain/common/batches.ts';
import { csvLines } from '../../../domain/common/csv.ts';
import type { TransferColumn } from '../../../domain/transfers/columns.ts';
import type { Export } from '../../../domain/transfers/exports/export.ts';
import {
  applicationRow,
  candidateRow,
  columnsOf,
  employeeCells,
  jsonLine,
  lineOf,
  postingRow,
  type ExportedRow,
  type TableKind,
} from '../../../domain/transfers/exports/exported-rows.ts';
import type { AttachedFile } from '../../../domain/hiring/candidate.ts';
import {
  applicationLike,
  streamCandidates,
  streamPostings,
} from '../../../storage/transfers/exports/stream-records.ts';
import { streamEmployees } from '../../../storage/workforce/stream-employees.ts';
import type { Stores } from '../../../storage/stores.ts';

const ROWS_AT_ONCE = 100;

/** Notes a record that was written, and its files. */
export type Seen = (rows: number, files: readonly AttachedFile[]) => Promise<void> | void;

interface Found {
  row: ExportedRow;
  files: readonly AttachedFile[];
}

/** The table of an export in parts of text. */
export async function* tableParts(
  stores: Stores,
  one: Pick<Export, 'accountId' | 'filter' | 'format' | 'files'> & { kind: TableKind },
  seen: Seen,
): AsyncGenerator<Uint8Array> {
  const columns = columnsOf(one.kind, one.files);
  if (one.format === 'csv') yield Buffer.from(csvLines([columns.map(({ name }) => name)]));
  for await (const batch of batches(sources[one.kind](stores, one), ROWS_AT_ONCE)) {
    yield Buffer.from(textOf(batch, one.format, columns));
    await seen(
      batch.length,
      batch.flatMap(({ files }) => files),
    );
  }
}

function textOf(
  batch: readonly Found[],
  format: Export['format'],
  columns: readonly TransferColumn[],
): string {
  return format === 'csv'
    ? csvLines(batch.map(({ row }) => lineOf(row, columns)))
    : batch.map(({ row }) => jsonLine(row, columns)).join('');
}

type Wanted = Pick<Export, 'accountId' | 'filter'>;

const sources: Record<TableKind, (stores: Stores, wanted: Wanted) => AsyncGenerator<Found>> = {
  async *candidates(stores, wanted) {
    for await (const candidate of streamCandidates(stores, wanted)) {
      const files = candidate.applications.flatMap((application) => application.files);
      yield { row: candidateRow(candidate), files };
    }
  },
  async *applications(stores, wanted) {
    const like = Object.entries(applicationLike(wanted.filter));
    for await (const candidate of streamCandidates(stores, wanted)) {
      for (const application of candidate.applications) {
        const isWanted = like.every(([name, value]) => application[name as 'stage'] === value);
        if (isWanted)
          yield { row: applicationRow(candidate, application), files: application.files };
      }
    }
  },
  async *postings(stores, wanted) {
    for await (const posting of streamPostings(stores, wanted)) {
      yield { row: postingRow(posting), files: [] };
    }
  },
  async *employees(stores, { accountId }) {
    for await (const employee of streamEmployees(stores, accountId)) {
      yield { row: employeeCells(employee, new Date()), files: [] };
    }
  },
};
