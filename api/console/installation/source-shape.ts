import { z } from 'zod';
import type { RunRow, SourceRow } from '../../../domain/market/source-row.ts';
import type { RunRecord } from '../../../storage/market/ingestion-runs.ts';
import { findSource, type SourceRecord } from '../../../storage/market/sources.ts';
import type { FindCall } from '../../route.ts';

export function sourceRow(source: SourceRecord): SourceRow {
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

export function runRow(run: RunRecord): RunRow {
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
