import { z } from 'zod';
import { webAddress } from '../../common/web-address.ts';
import type { Actor } from '../../common/actor.ts';
import { plainBase64 } from '../../common/text/plain-base64.ts';
import { transferKinds, type TransferKind } from '../columns.ts';
import { vendors, type Vendor } from './vendor-marks.ts';
import type { TableEncoding } from './table-format.ts';

export const importStatuses = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** The outcome of a row. */
export const rowOutcomes = ['new', 'changed', 'skipped', 'bad'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];
export type ImportCounts = Record<RowOutcome, number>;

/** Largest table or ZIP in a request, and behind a link. */
export const IMPORT_BODY_BYTES = 48 * 1024 * 1024;
export const MOST_TABLE_BYTES = 32 * 1024 * 1024;

/** The table of an import, once its header is known. */
export interface ImportTable {
  /** The file with the table. */
  fileId: string;
  /** The ZIP with the résumés; null without one. */
  archiveId: string | null;
  encoding: TableEncoding;
  separator: string;
  /** Characters before the header. */
  skip: number;
  header: string[];
  /** Lines of the file, to show how far the import has come. */
  lines: number;
  vendor: Vendor | null;
  isOwn: boolean;
  mapping: Record<string, string>;
}

/** A table that is read into candidates, applications or roles (decision 0049). */
export interface Import {
  /** `imp_…` */
  id: string;
  accountId: string;
  kind: TransferKind;
  status: ImportStatus;
  dryRun: boolean;
  filename: string | null;
  url: string | null;
  /** Columns and members as the caller gave them. */
  givenMapping: Record<string, string | null>;
  table: ImportTable | null;
  counts: ImportCounts;
  /** Rows that are done. */
  rows: number;
  /** The line of the last row that is done. */
  line: number;
  error: string | null;
  actor: Actor;
  /** `usr_…` of the member who made it. */
  createdBy: string | null;
  createdAt: Date;
  updatedAt: Date;
  finishedAt: Date | null;
}

export const uploadedTable = z.strictObject({
  filename: z
    .string()
    .min(1)
    .max(255, 'must be at most 255 characters')
    .meta({ description: 'Ends in .csv, .tsv, .txt or .zip.', example: 'candidates.csv' }),
  content_base64: z
    .string()
    .refine((text) => plainBase64(text) !== null, 'must be base64')
    .meta({ description: 'The file, 32 MiB at most.', contentEncoding: 'base64' }),
});

const mapping = z
  .record(z.string().max(300), z.string().max(50).nullable())
  .refine((columns) => Object.keys(columns).length <= 500, 'must name at most 500 columns')
  .meta({
    description:
      'Column → member. It is merged with what is guessed by the names of the columns; null leaves a column out.',
  });

export const newImportInput = z
  .strictObject({
    kind: z.enum(transferKinds),
    file: uploadedTable.exactOptional(),
    url: webAddress.exactOptional().meta({ description: 'Where the file is fetched from.' }),
    import_id: z.string().max(100).exactOptional().meta({
      description: 'A dry run of the last 24 hours, whose file is read again.',
    }),
    mapping: mapping.default({}),
    dry_run: z.boolean().default(false).meta({
      description: 'Counts the rows that would be new, changed and skipped, and writes nothing.',
    }),
  })
  .refine(
    ({ file, url, import_id: earlier }) =>
      [file, url, earlier].filter((source) => source !== undefined).length === 1,
    { message: 'give exactly one of file, url and import_id', path: ['file'] },
  );
export type NewImportInput = z.output<typeof newImportInput>;

const count = z.int().min(0);
const time = z.iso.datetime();

export const importSchema = z.object({
  id: z.string().meta({ example: 'imp_0NaQ8xT2v7Bd1kZp4mXw' }),
  kind: z.enum(transferKinds),
  status: z.enum(importStatuses),
  dry_run: z.boolean(),
  filename: z.string().nullable(),
  url: z.string().nullable(),
  vendor: z.enum(vendors).nullable().meta({ description: 'The system whose columns were found.' }),
  columns: z
    .array(z.object({ column: z.string(), member: z.string().nullable() }))
    .meta({ description: 'The columns of the file, and what each is read as.' }),
  rows: count.meta({ description: 'Rows that are done.' }),
  progress: z.number().meta({ description: 'How much of the file is done: 0 to 1.' }),
  counts: z.object({ new: count, changed: count, skipped: count, bad: count }),
  error: z.string().nullable().meta({ description: 'Why it failed.' }),
  created_at: time,
  updated_at: time,
  finished_at: time.nullable(),
});
importSchema.register(z.globalRegistry, { id: 'Import' });
export type ImportRow = z.infer<typeof importSchema>;

export const importErrorSchema = z.object({
  line: z.int().meta({ description: 'The line of the file; the header is line 1.' }),
  column: z.string().nullable().meta({ description: 'null for a fault of the whole row.' }),
  reason: z.string(),
});
importErrorSchema.register(z.globalRegistry, { id: 'ImportError' });

export const noCounts: ImportCounts = { new: 0, changed: 0, skipped: 0, bad: 0 };

export function importRow(one: Import): ImportRow {
  const { id, kind, status, filename, url, rows, counts, error, table } = one;
  return {
    ...{ id, kind, status, dry_run: one.dryRun, filename, url },
    vendor: table?.vendor ?? null,
    columns: (table?.header ?? []).map((column) => ({
      column,
      member: table?.mapping[column] ?? null,
    })),
    rows,
    progress: progressOf(one),
    counts,
    error,
    created_at: one.createdAt.toISOString(),
    updated_at: one.updatedAt.toISOString(),
    finished_at: one.finishedAt?.toISOString() ?? null,
  };
}

function progressOf({ status, table, line }: Import): number {
  if (status === 'done') return 1;
  if (table === null || table.lines <= 1) return 0;
  return Math.min(0.99, Math.max(0, Math.round((line / table.lines) * 100) / 100));
}
