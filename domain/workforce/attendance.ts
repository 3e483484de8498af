import { z } from 'zod';
import { given } from '../common/given.ts';
import { paragraph } from '../common/text/input-text.ts';

export const stampKinds = ['in', 'out', 'break_start', 'break_end'] as const;
export type StampKind = (typeof stampKinds)[number];
export const attendanceKinds = [...stampKinds, 'leave'] as const;
const sources = ['employer', 'me'] as const;

/** A stamp of an employee, or a leave from `at` until `until`. */
export interface AttendanceEntry {
  /** `att_…` */
  id: string;
  accountId: string;
  employeeId: string;
  kind: (typeof attendanceKinds)[number];
  at: Date;
  /** Leaves only; the leave ends before this instant. */
  until: Date | null;
  note: string | null;
  source: (typeof sources)[number];
  /** By the clock of the server, so that back-dating is visible. */
  recordedAt: Date;
  createdAt: Date;
  updatedAt: Date;
  /** Increases with every change. */
  version: number;
}

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const note = paragraph(2_000).nullable().exactOptional();
const at = instant.exactOptional().meta({
  description:
    'Default for stamps: now. At most 5 minutes ahead, except for leave. Entries are ordered by this time, whenever they arrive.',
});
const until = instant
  .exactOptional()
  .meta({ description: 'Required for leave, and for leave only: at most 366 days after at.' });

export const ownEntryInput = z.strictObject({ kind: z.enum(attendanceKinds), at, until, note });
export type OwnEntryInput = z.output<typeof ownEntryInput>;

export const newEntryInput = ownEntryInput.extend({
  employee_id: z.string().max(100).meta({ example: 'emp_0NaQ8xT2v7Bd1kZp4mXw' }),
});

export const entryChanges = z.strictObject({
  kind: z
    .enum(stampKinds)
    .exactOptional()
    .meta({ description: 'Another kind of stamp. A leave stays a leave.' }),
  at: instant.exactOptional(),
  until: instant.exactOptional(),
  note,
});
export type EntryChanges = z.output<typeof entryChanges>;

/** An entry with the changes; absent members stay. */
export function changedEntry(entry: AttendanceEntry, changes: EntryChanges): AttendanceEntry {
  return {
    ...entry,
    kind: changes.kind ?? entry.kind,
    at: changes.at ?? entry.at,
    until: changes.until ?? entry.until,
    note: given(changes.note, entry.note),
  };
}

const time = z.iso.datetime();

export const attendanceSchema = z.object({
  id: z.string().meta({ example: 'att_0NaQ8xT2v7Bd1kZp4mXw' }),
  employee_id: z.string(),
  kind: z.enum(attendanceKinds),
  at: time,
  until: time.nullable().meta({ description: 'null except for leave.' }),
  note: z.string().nullable(),
  source: z.enum(sources).meta({ description: 'Which route recorded it.' }),
  recorded_at: time.meta({ description: 'When it was recorded, by the clock of the server.' }),
  created_at: time,
  updated_at: time,
  version: z.int(),
});
attendanceSchema.register(z.globalRegistry, { id: 'AttendanceEntry' });
export type AttendanceRow = z.infer<typeof attendanceSchema>;

export function attendanceRow(entry: AttendanceEntry): AttendanceRow {
  return {
    id: entry.id,
    employee_id: entry.employeeId,
    kind: entry.kind,
    at: entry.at.toISOString(),
    until: entry.until?.toISOString() ?? null,
    note: entry.note,
    source: entry.source,
    recorded_at: entry.recordedAt.toISOString(),
    created_at: entry.createdAt.toISOString(),
    updated_at: entry.updatedAt.toISOString(),
    version: entry.version,
  };
}
