import { z } from 'zod';
import type { Actor } from '../../common/actor.ts';
import { oneLine } from '../../common/text/input-text.ts';
import { applicationStatuses } from '../../hiring/candidate.ts';
import { postingStatuses } from '../../hiring/posting-lifecycle.ts';
import { transferKinds } from '../columns.ts';

export const exportKinds = [...transferKinds, 'employees', 'account'] as const;
export type ExportKind = (typeof exportKinds)[number];

export const exportFormats = ['csv', 'jsonl'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportStatuses = ['queued', 'running', 'done', 'failed'] as const;
export type ExportStatus = (typeof exportStatuses)[number];

/** How long the file of an export is kept. */
export const EXPORT_FILE_MS = 24 * 60 * 60_000;

const filterSchema = z.strictObject({
  job_id: z.string().max(100).exactOptional(),
  stage: z.string().max(50).exactOptional(),
  status: z
    .string()
    .max(50)
    .exactOptional()
    .meta({
      description: `Of applications: ${applicationStatuses.join(', ')}; of postings: ${postingStatuses.join(', ')}.`,
    }),
  source: oneLine(100).exactOptional(),
  tag: oneLine(100).exactOptional(),
});
export type ExportFilter = z.output<typeof filterSchema>;

/** The filters that each kind has. */
const filtersOf: Readonly<Record<ExportKind, readonly (keyof ExportFilter)[]>> = {
  candidates: ['job_id', 'stage', 'status', 'source', 'tag'],
  applications: ['job_id', 'stage', 'status', 'source', 'tag'],
  postings: ['status'],
  employees: [],
  account: [],
};

interface Wanted {
  kind: ExportKind;
  format?: ExportFormat;
  filter: ExportFilter;
  files?: boolean;
}

function faultsOf({ kind, format, filter, files }: Wanted): { path: string[]; message: string }[] {
  const hasNoFiles = kind === 'postings' || kind === 'employees';
  return [
    ...Object.keys(filter)
      .filter((name) => !filtersOf[kind].includes(name as keyof ExportFilter))
      .map((name) => ({ path: ['filter', name], message: `is not a filter of the kind ${kind}` })),
    ...statusFaults(kind, filter.status),
    ...(kind === 'account' && format === 'csv'
      ? [{ path: ['format'], message: 'must be jsonl for an account' }]
      : []),
    ...(files === true && hasNoFiles
      ? [{ path: ['files'], message: `must be false for the kind ${kind}` }]
      : []),
  ];
}

function statusFaults(kind: ExportKind, status: string | undefined) {
  const statuses: readonly string[] = kind === 'postings' ? postingStatuses : applicationStatuses;
  if (status === undefined || !filtersOf[kind].includes('status') || statuses.includes(status))
    return [];
  return [{ path: ['filter', 'status'], message: `must be one of ${statuses.join(', ')}` }];
}

export const newExportInput = z
  .strictObject({
    kind: z.enum(exportKinds),
    format: z.enum(exportFormats).exactOptional().meta({
      description: 'csv by default; an account is always jsonl.',
    }),
    filter: filterSchema.default({}).meta({ description: 'Only these records.' }),
    files: z.boolean().exactOptional().meta({
      description:
        'Whether a ZIP has the files too; for candidates, applications and the account. The default is true for an account, else false.',
    }),
  })
  .superRefine((input, context) => {
    for (const { path, message } of faultsOf(input)) {
      context.addIssue({ code: 'custom', path, message });
    }
  });
export type NewExportInput = z.output<typeof newExportInput>;

/** Records written to a file that a signed link opens for 24 hours (decision 0048). */
export interface Export {
  /** `exp_…` */
  id: string;
  accountId: string;
  kind: ExportKind;
  format: ExportFormat;
  filter: ExportFilter;
  files: boolean;
  status: ExportStatus;
  /** Records written. */
  rows: number;
  /** Null until it is done, and once it has expired. */
  file: { id: string; bytes: number; sha256: string } | null;
  error: string | null;
  actor: Actor;
  createdAt: Date;
  updatedAt: Date;
  finishedAt: Date | null;
  /** When the file is erased. */
  expiresAt: Date | null;
}

const count = z.int().min(0);
const time = z.iso.datetime();

export const exportSchema = z.object({
  id: z.string().meta({ example: 'exp_0NaQ8xT2v7Bd1kZp4mXw' }),
  kind: z.enum(exportKinds),
  format: z.enum(exportFormats),
  filter: filterSchema,
  files: z.boolean(),
  status: z.enum(exportStatuses),
  rows: count.meta({ description: 'Records that were written.' }),
  filename: z.string(),
  bytes: count.nullable(),
  sha256: z.string().nullable().meta({ description: 'SHA-256 of the file, in hexadecimal.' }),
  url: z.string().nullable().meta({
    description:
      'A signed link to the file, until expires_at; null before it is done, afterwards, and for callers who may not export the kind.',
  }),
  error: z.string().nullable(),
  created_at: time,
  finished_at: time.nullable(),
  expires_at: time.nullable(),
});
exportSchema.register(z.globalRegistry, { id: 'Export' });
export type ExportRow = z.infer<typeof exportSchema>;

/** Whether the file of an export can be downloaded. */
export function isReady({ file, expiresAt }: Export, now: Date): boolean {
  return file !== null && expiresAt !== null && expiresAt > now;
}

/** Whether the file is a ZIP. */
export function isArchive({ kind, files }: Pick<Export, 'kind' | 'files'>): boolean {
  return kind === 'account' || files;
}

export function filenameOf(one: Pick<Export, 'kind' | 'files' | 'format' | 'createdAt'>): string {
  const extension = isArchive(one) ? 'zip' : one.format;
  return `${one.kind}-${one.createdAt.toISOString().slice(0, 10)}.${extension}`;
}

export function exportRow(one: Export, url: string | null): ExportRow {
  const { id, kind, format, filter, files, status, rows, file, error } = one;
  return {
    ...{ id, kind, format, filter, files, status, rows, error, url },
    filename: filenameOf(one),
    bytes: file?.bytes ?? null,
    sha256: file?.sha256 ?? null,
    created_at: one.createdAt.toISOString(),
    finished_at: one.finishedAt?.toISOString() ?? null,
    expires_at: one.expiresAt?.toISOString() ?? null,
  };
}
