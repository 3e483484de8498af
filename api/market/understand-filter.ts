import { jobFilter, type UnderstoodFilter } from '../../domain/market/job-filter.ts';
import type { JobFilterQuery } from '../../domain/market/job-filter-query.ts';
import { questionsOf, type LineFindings } from '../../domain/market/typed-query/findings.ts';
import { understoodAs, type Understood } from '../../domain/market/typed-query/understood.ts';
import { resolvePlaceQuery } from '../../domain/places/places.ts';
import type { ApiContext } from '../context.ts';

export interface UnderstoodQuery extends UnderstoodFilter {
  /** `meta.understood`; absent without `query`. */
  understood?: Understood;
  /** Answers about the words of the line; null without `query`. */
  findings: LineFindings | null;
}

/**
 * Parses the filters of a search and asks the index about unknown words of `query`. @param known the findings of the
 * first page, which all pages share. @throws AppError `invalid_request` as `jobFilter`.
 */
export async function understandFilter(
  ctx: ApiContext,
  query: JobFilterQuery & { strict?: boolean },
  known: LineFindings | null = null,
): Promise<UnderstoodQuery> {
  const findings = query.query ? (known ?? (await ctx.lines(questionsOf(query.query)))) : null;
  const found = jobFilter(query, resolvePlaceQuery, findings);
  const { typed } = found.filter;
  return { ...found, findings, ...(typed && { understood: understoodAs(typed) }) };
}
