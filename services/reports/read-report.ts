import type { ReportScope } from '../../domain/reports/scope.ts';
import type { Fold } from '../../domain/reports/rows.ts';
import { findPipeline } from '../../storage/hiring/pipelines.ts';
import { readRoles } from '../../storage/reports/report-roles.ts';
import type { Stores } from '../../storage/stores.ts';
import type { AppContext } from '../context.ts';

export type ReportFilter = Pick<
  ReportScope,
  'period' | 'jobId' | 'department' | 'source' | 'groupBy'
>;

/** Streams the records of an account that a report counts. */
export type FactSource<Fact> = (
  stores: Stores,
  wanted: { accountId: string; jobId: string | null },
) => AsyncIterable<Fact>;

/** A kind of report: its records, and how they become rows. */
export interface ReportKind<Fact, Row> {
  facts: FactSource<Fact>;
  fold: (scope: ReportScope) => Fold<Fact, Row>;
}

/** Reads a report of an account. Records stream through the fold, so memory depends on the rows alone. */
export async function readReport<Fact, Row>(
  { stores }: Pick<AppContext, 'stores'>,
  { facts, fold }: ReportKind<Fact, Row>,
  { accountId, ...filter }: ReportFilter & { accountId: string },
): Promise<Row[]> {
  const [pipeline, roles] = await Promise.all([
    findPipeline(stores, accountId),
    readRoles(stores, accountId),
  ]);
  const report = fold({ ...filter, pipeline, roles });
  for await (const fact of facts(stores, { accountId, jobId: filter.jobId })) report.add(fact);
  return report.rows();
}
