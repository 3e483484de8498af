import { addressKeyOf } from '../../address-key.ts';
import { cleanEmail } from '../../../domain/common/email.ts';
import {
  noCounts,
  type ImportCounts,
  type RowOutcome,
} from '../../../domain/transfers/imports/import.ts';
import { rowValues, widthFault, type TableRow } from '../../../domain/transfers/imports/row.ts';
import { MOST_COLUMNS } from '../../../domain/transfers/imports/table-format.ts';
import { keepImportErrors } from '../../../storage/transfers/imports/import-errors.ts';
import { finishBatch, noteOutcomes } from '../../../storage/transfers/imports/imports.ts';
import { AppError } from '../../../domain/common/errors.ts';
import {
  bad,
  type PlannedRow,
  type ReadRow,
  type RowKind,
  type RunningImport,
} from './row-work.ts';
import { seenBefore } from './seen-rows.ts';

/** Writes that run at a time. */
const AT_ONCE = 64;

/** A batch of rows, and what an earlier attempt decided about them before it died. */
export interface Batch {
  /** The line before the batch. */
  before: number;
  rows: readonly TableRow[];
  pending: readonly (RowOutcome | null)[];
}

/**
 * Imports a batch. Outcomes are stored before the rows are written, so that an attempt that finds rows of a dead one
 * counts them as that one did. Every write is idempotent.
 * @returns false when the import was cancelled, or another attempt is ahead.
 */
export async function runBatch<Value>(
  job: RunningImport,
  kind: RowKind<Value>,
  { before, rows, pending }: Batch,
): Promise<boolean> {
  const { ctx, one } = job;
  const read = rows.map((row) => readRow(job, kind, row));
  const outcomes: RowOutcome[] = [];
  const faults: PlannedRow[] = [];
  for (const wave of wavesOf(read)) {
    const planned = await kind.plan(job, wave.map((index) => read[index]).filter(isPresent));
    for (const [at, index] of wave.entries()) {
      const plan = planned[at];
      const row = read[index];
      if (plan === undefined || row === undefined) continue;
      faults[index] = plan;
      const outcome = one.dryRun ? seenBefore(job, row, plan) : plan.outcome;
      outcomes[index] = kept(pending[index], outcome);
    }
    if (one.dryRun) continue;
    if (!(await noteOutcomes(ctx.stores, { ...one, line: before }, outcomes))) return false;
    await writeAll(job, { wave, planned, faults, outcomes });
  }
  await keepFaults(job, rows, faults);
  const line = rows.at(-1)?.line ?? before;
  return finishBatch(ctx.stores, one, { before, line, counts: countsOf(outcomes) });
}

/** The outcome that a dead attempt decided counts: a row that it wrote looks skipped now. */
function kept(earlier: RowOutcome | null | undefined, now: RowOutcome): RowOutcome {
  const decided = earlier ?? now;
  return decided === 'bad' || now === 'bad' ? now : decided;
}

function isPresent<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}

function readRow<Value>(job: RunningImport, kind: RowKind<Value>, row: TableRow): ReadRow<Value> {
  const read = kind.read(job, row);
  const width = widthFault(row, job.one.table.header.length);
  return width === null ? read : { ...read, fault: width, keys: [] };
}

/** Rows with a common key, in different waves and in their order. */
function wavesOf(rows: readonly ReadRow<unknown>[]): number[][] {
  const waves: number[][] = [];
  const next = new Map<string, number>();
  for (const [index, { keys }] of rows.entries()) {
    const wave = Math.max(0, ...keys.map((key) => next.get(key) ?? 0));
    (waves[wave] ??= []).push(index);
    for (const key of keys) next.set(key, wave + 1);
  }
  return waves;
}

interface WaveWrites {
  wave: readonly number[];
  planned: readonly PlannedRow[];
  faults: PlannedRow[];
  outcomes: RowOutcome[];
}

/** A row that the records refuse, such as a candidate that is full, is a bad one. */
async function writeAll(
  _job: RunningImport,
  { wave, planned, faults, outcomes }: WaveWrites,
): Promise<void> {
  for (let at = 0; at < wave.length; at += AT_ONCE) {
    await Promise.all(
      wave.slice(at, at + AT_ONCE).map(async (index, offset) => {
        try {
          await planned[at + offset]?.write?.();
        } catch (error) {
          if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
          faults[index] = bad({ column: null, reason: error.message });
          outcomes[index] = 'bad';
        }
      }),
    );
  }
}

async function keepFaults(
  { ctx, one, columns }: RunningImport,
  rows: readonly TableRow[],
  planned: readonly PlannedRow[],
): Promise<void> {
  const faulty = rows.flatMap((row, index) => {
    const fault = planned[index]?.fault;
    if (fault === undefined) return [];
    const email = cleanEmail(rowValues(row, columns).get('email') ?? '');
    return [
      {
        ...{ line: row.line, column: fault.column, reason: fault.reason },
        cells: row.cells.slice(0, MOST_COLUMNS),
        addressKey: email === null ? null : addressKeyOf(ctx.config, email),
      },
    ];
  });
  const { accountId, id: importId } = one;
  await keepImportErrors(ctx.stores, { accountId, importId, rows: faulty });
}

function countsOf(outcomes: readonly RowOutcome[]): ImportCounts {
  const counts = { ...noCounts };
  for (const outcome of outcomes) counts[outcome] += 1;
  return counts;
}
