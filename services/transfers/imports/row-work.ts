import type { Import, ImportTable, RowOutcome } from '../../../domain/transfers/imports/import.ts';
import type { ReadColumn, RowFault, TableRow } from '../../../domain/transfers/imports/row.ts';
import { timeOfId } from '../../../domain/common/ids.ts';
import { idOf } from '../../../storage/new-id.ts';
import type { AppContext } from '../../context.ts';
import type { AccountRoles } from './roles-of-import.ts';
import type { RowFiles } from './row-files.ts';

/** An import whose table is read. */
export interface RunningImport {
  ctx: AppContext;
  one: Import & { table: ImportTable };
  columns: readonly ReadColumn[];
  /** The résumés that rows name. */
  files: RowFiles;
  roles: AccountRoles;
  /** Keys of rows that a dry run has seen, with what they held. */
  seen: Map<string, string>;
  now: Date;
}

/** The plan for a row. */
export interface PlannedRow {
  outcome: RowOutcome;
  fault?: RowFault;
  /** Writes the row; absent when nothing is to be written. Idempotent. */
  write?: () => Promise<unknown>;
}

/** A row of which the cells are read, before the records that it concerns are known. */
export interface ReadRow<Value> {
  row: TableRow;
  value: Value;
  fault: RowFault | null;
  /** Rows with a common key concern the same record, and are written one after the other. */
  keys: string[];
}

/** How rows of one kind are imported. */
export interface RowKind<Value> {
  read: (job: RunningImport, row: TableRow) => ReadRow<Value>;
  /** Decides about rows without common keys. Reads, and writes nothing but the ids that it claims. */
  plan: (job: RunningImport, rows: readonly ReadRow<Value>[]) => Promise<PlannedRow[]>;
}

/** The run of a row: every record that it creates has an id that follows from it. */
export function runOfRow({ id }: Pick<Import, 'id'>, line: number): string {
  return `${timeOfId(id)}.${id}:${line}`;
}

/** The id of the record that a row creates. */
export function newIdOf(
  kind: 'candidate' | 'application' | 'job',
  { one }: Pick<RunningImport, 'one'>,
  { row }: Pick<ReadRow<unknown>, 'row'>,
): string {
  return idOf(kind, runOfRow(one, row.line));
}

export function bad(fault: RowFault): PlannedRow {
  return { outcome: 'bad', fault };
}
