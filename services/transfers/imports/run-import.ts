import type { SafeFetch } from '../../../clients/safe-fetch/index.ts';
import { AppError } from '../../../domain/common/errors.ts';
import type { OwnedRef } from '../../../domain/common/ids.ts';
import {
  noCounts,
  type Import,
  type ImportTable,
} from '../../../domain/transfers/imports/import.ts';
import { readColumns, type TableRow } from '../../../domain/transfers/imports/row.ts';
import { openFile, readFile } from '../../../storage/files/files.ts';
import {
  dropImportErrors,
  keepImportErrors,
} from '../../../storage/transfers/imports/import-errors.ts';
import {
  findImport,
  finishBatch,
  restartDryRun,
} from '../../../storage/transfers/imports/imports.ts';
import type { AppContext } from '../../context.ts';
import { applicationRows } from './application-rows.ts';
import { candidateRows } from './candidate-rows.ts';
import { postingRows } from './posting-rows.ts';
import { readTable, type BrokenRow } from './read-table.ts';
import { readAccountRoles } from './roles-of-import.ts';
import { createRowFiles } from './row-files.ts';
import type { RunningImport } from './row-work.ts';
import { runBatch, type Batch } from './run-batches.ts';
import { openArchive } from './table-archive.ts';

const BATCH_ROWS = 250;

export interface ImportRun {
  ref: OwnedRef;
  safeFetch: SafeFetch;
  /** Called between batches. @throws when this attempt is to stop. */
  between: () => void;
}

/**
 * Imports what is left of a table, in batches. A batch is written before its last line is noted; a retry begins after
 * the last noted line.
 */
export async function runImport(
  ctx: AppContext,
  { ref, safeFetch, between }: ImportRun,
): Promise<void> {
  const one = await findReadable(ctx, ref);
  if (one === null) return;
  const job = await prepare(ctx, one, safeFetch);
  for await (const batch of batchesOf(job, one.pending?.outcomes ?? [])) {
    between();
    const isOurs = 'broken' in batch ? await endBroken(job, batch) : await runOf(job, batch);
    if (!isOurs) return;
  }
}

/** An import that is to be read; null when it has ended. A dry run begins anew. */
async function findReadable({ stores }: AppContext, ref: OwnedRef) {
  const found = await findImport(stores, ref);
  if (found?.finishedAt !== null || found.table === null) return null;
  const { table } = found;
  if (!found.dryRun) return { ...found, table };
  await dropImportErrors(stores, ref.id);
  await restartDryRun(stores, ref, noCounts);
  return { ...found, table, line: 1, rows: 0, counts: noCounts };
}

async function prepare(
  ctx: AppContext,
  one: Import & { table: ImportTable },
  safeFetch: SafeFetch,
): Promise<RunningImport> {
  const { accountId, kind, table, dryRun } = one;
  const stored = table.archiveId === null ? null : await readFile(ctx.stores, table.archiveId);
  const archive = stored === null ? null : openArchive(stored.content);
  return {
    ...{ ctx, one, columns: readColumns(kind, table.header, table.mapping) },
    files: createRowFiles(ctx, { archive, safeFetch, accountId, dryRun }),
    roles: await readAccountRoles(ctx, accountId),
    seen: new Map(),
    now: new Date(),
  };
}

function runOf(job: RunningImport, batch: Batch): Promise<boolean> {
  if (job.one.kind === 'candidates') return runBatch(job, candidateRows, batch);
  if (job.one.kind === 'applications') return runBatch(job, applicationRows, batch);
  return runBatch(job, postingRows, batch);
}

/** A table that breaks off, with the line before the record that cannot be read. */
type BrokenEnd = BrokenRow & { before: number };

async function* batchesOf(
  { ctx, one }: RunningImport,
  pending: Batch['pending'],
): AsyncGenerator<Batch | BrokenEnd> {
  const { table } = one;
  const bytes = await openFile(ctx.stores, table.fileId);
  if (bytes === null) throw new AppError('not_found', { message: 'The file is gone.' });
  let before = one.line;
  let decided = pending;
  let rows: TableRow[] = [];
  const cut = (): Batch => {
    const batch = { before, rows, pending: decided };
    before = rows.at(-1)?.line ?? before;
    decided = [];
    rows = [];
    return batch;
  };
  for await (const row of readTable(bytes, table)) {
    // The header, and rows of batches that are done.
    if (row.line <= one.line) continue;
    if ('broken' in row) {
      if (rows.length > 0) yield cut();
      yield { ...row, before };
      return;
    }
    rows.push(row);
    if (rows.length >= BATCH_ROWS) yield cut();
  }
  if (rows.length > 0) yield cut();
}

async function endBroken({ ctx, one }: RunningImport, { line, broken, before }: BrokenEnd) {
  const { accountId, id: importId } = one;
  const row = { line, column: null, reason: broken, cells: [], addressKey: null };
  await keepImportErrors(ctx.stores, { accountId, importId, rows: [row] });
  return finishBatch(ctx.stores, one, { before, line, counts: { ...noCounts, bad: 1 } });
}
