import { z } from 'zod';
import { sourceKinds } from './enums.ts';

const time = z.iso.datetime();

/** A row of a feed that its latest run rejected. */
export const rejectedRowSchema = z.object({
  id: z.string(),
  run: z.string(),
  external_id: z.string().nullable(),
  reason: z.string(),
  excerpt: z.string(),
});
export type RejectedRow = z.infer<typeof rejectedRowSchema>;

export const sourceSchema = z.object({
  id: z.string(),
  kind: z.enum(sourceKinds),
  token: z.string(),
  company: z.string().nullable(),
  cadence_minutes: z.int(),
  enabled: z.boolean(),
  next_read_at: time,
  rows: z.int().nullable(),
  last_run: z
    .object({ status: z.string(), finished_at: time, error: z.string().nullable() })
    .nullable(),
  created_at: time,
});
export type SourceRow = z.infer<typeof sourceSchema>;

export const runSchema = z.object({
  id: z.string(),
  status: z.string(),
  started_at: time,
  finished_at: time,
  read: z.int(),
  new: z.int(),
  changed: z.int(),
  closed: z.int(),
  rejected: z.int(),
  error: z.string().nullable(),
});
export type RunRow = z.infer<typeof runSchema>;
