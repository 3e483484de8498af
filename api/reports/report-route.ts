import { z } from 'zod';
import { oneLine } from '../../domain/common/text/input-text.ts';
import { dateOrTime, isBackwards, periodOf } from '../../domain/reports/period.ts';
import { groupings } from '../../domain/reports/scope.ts';
import {
  readReport,
  type ReportFilter,
  type ReportKind,
} from '../../services/reports/read-report.ts';
import { accountOf } from '../caller.ts';
import { listMeta, listOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { tableAnswer, type TableRow } from '../table-answer.ts';

const reportQuery = z
  .object({
    from: dateOrTime.exactOptional().meta({
      description: 'The first day as YYYY-MM-DD (UTC), or a time: that time or later.',
      example: '2026-01-01',
    }),
    to: dateOrTime.exactOptional().meta({
      description:
        'The last day as YYYY-MM-DD (UTC), which counts as a whole, or a time: before it.',
      example: '2026-12-31',
    }),
    job_id: z.string().max(100).exactOptional().meta({ description: 'Only this job.' }),
    department: oneLine(120).exactOptional().meta({
      description: 'Only jobs that are in this department now.',
    }),
    source: oneLine(100).exactOptional().meta({
      description: 'Only candidates from this source.',
    }),
    group_by: z.enum(groupings).exactOptional().meta({
      description: 'Splits the rows. month is that of the time that from and to apply to.',
    }),
  })
  .superRefine((query, context) => {
    if (isBackwards(periodOf(query))) {
      context.addIssue({ code: 'custom', path: ['to'], message: 'must not be before from' });
    }
  });
type ReportQuery = z.output<typeof reportQuery>;

interface ReportRoute<Fact, Schema extends z.ZodObject> {
  name: string;
  path: string;
  row: Schema;
  kind: ReportKind<Fact, z.output<Schema> & TableRow>;
  summary: string;
  description: string;
}

/** Declares the endpoint of a report. */
export function reportRoute<Fact, Schema extends z.ZodObject>({
  row,
  kind,
  description,
  ...declared
}: ReportRoute<Fact, Schema>) {
  return defineRoute(
    {
      ...declared,
      method: 'get',
      access: { scopes: ['jobs:applications'], role: 'viewer' },
      readsOnly: true,
      meter: 'platform_calls',
      query: reportQuery,
      response: listOf(row),
      csv: true,
      description: `${description} Anonymised people stay in the counts. Accept: text/csv returns the rows as a table.`,
    },
    async ({ ctx, caller, query, headers }) => {
      const wanted = { ...filterOf(query), accountId: accountOf(caller) };
      const data = await readReport(ctx, kind, wanted);
      return tableAnswer(headers, Object.keys(row.shape), { data, meta: listMeta({}) });
    },
  );
}

function filterOf(query: ReportQuery): ReportFilter {
  return {
    period: periodOf(query),
    jobId: query.job_id ?? null,
    department: query.department ?? null,
    source: query.source ?? null,
    groupBy: query.group_by ?? null,
  };
}
