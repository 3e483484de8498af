import { z } from 'zod';
import { sourceKinds } from '../../../domain/market/enums.ts';
import type { RunRecord } from '../../../storage/market/ingestion-runs.ts';
import { findSource, type SourceRecord } from '../../../storage/market/sources.ts';
import type { FindCall } from '../../route.ts';

const time = z.iso.datetime();

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

export function sourceRow(source: SourceRecord): z.infer<typeof sourceSchema> {
  const { lastRun } = source;
  return {
    id: source._id,
    kind: source.kind,
    token: source.token,
    company: source.companyName,
    cadence_minutes: source.cadenceMinutes,
    enabled: source.enabled,
    next_read_at: source.nextReadAt.toISOString(),
    rows: source.lastRead?.rows ?? null,
    last_run: lastRun && {
      status: lastRun.status,
      finished_at: lastRun.finishedAt.toISOString(),
      error: lastRun.error,
    },
    created_at: source.createdAt.toISOString(),
  };
}

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

export function runRow(run: RunRecord): z.infer<typeof runSchema> {
  const { _id: id, startedAt, finishedAt, sourceId: _source, ...counts } = run;
  return {
    id,
    ...counts,
    started_at: startedAt.toISOString(),
    finished_at: finishedAt.toISOString(),
  };
}

export const sourceParams = z.object({ id: z.string() });

/** The source in the path; one that is being removed is gone. */
export async function sourceInPath({
  ctx,
  params,
}: FindCall<z.output<typeof sourceParams>>): Promise<SourceRecord | null> {
  const source = await findSource(ctx.stores, params.id);
  return source?.removedAt === undefined ? source : null;
}

/** Minutes of a year. */
const MOST_MINUTES = 365 * 24 * 60;
export const cadence = z.int().min(1).max(MOST_MINUTES);

/** Access of routes for the people who run the installation. */
export const forOperators = { role: 'viewer', operator: true } as const;
