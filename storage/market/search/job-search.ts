import { z } from 'zod';
import { cutPage, type ResultPage } from '../../../domain/common/result-page.ts';
import type { JobFilter } from '../../../domain/market/job-filter.ts';
import type { Stores } from '../../stores.ts';
import { momentOf } from '../../../domain/market/search-order.ts';
import type { Clause } from './clauses.ts';
import {
  type Clauses,
  jobFilterClauses,
  query,
  textClauses,
  titleTextClauses,
} from './job-search.query.ts';
import { searchIndex } from './search-index.ts';

/**
 * The position of a cursor: the sort value of the last row, and its part of the results. With `q` by relevance,
 * `title` matches come before the `rest`. Otherwise there is one part, `all`.
 */
export const jobPosition = z.object({ part: z.enum(['all', 'title', 'rest']), order: z.string() });
export type JobPosition = z.infer<typeof jobPosition>;

export interface JobSearch {
  filter: JobFilter;
  sort: 'relevance' | 'date';
  limit: number;
  /** The end of the previous page; null for the first page. */
  after: JobPosition | null;
}

type Part = JobPosition['part'];
interface Hit {
  row: string;
  position: JobPosition;
}
interface JobHits {
  hits?: { hits?: { fields: { row: [string] }; sort: [order: string] }[] };
}

/**
 * A page of open jobs as JSON texts ready to send, newest first within each part. Every part is a filter on an index
 * sorted the same way, so a search stops when its page is full.
 */
export async function searchJobs(
  stores: Stores,
  search: JobSearch,
): Promise<ResultPage<string, JobPosition>> {
  const hits: Hit[] = [];
  for (const part of partsFrom(search)) {
    const wanted = search.limit + 1 - hits.length;
    if (wanted > 0) hits.push(...(await readPart(stores, search, { part, size: wanted })));
  }
  const { rows, last } = cutPage(hits, search.limit);
  return { rows: rows.map((hit) => hit.row), next: last?.position ?? null };
}

/** The parts still to be read, starting with the cursor's. */
function partsFrom({ filter, sort, after }: JobSearch): Part[] {
  const byRelevance = sort === 'relevance' && (filter.text?.terms.length ?? 0) > 0;
  if (!byRelevance) return ['all'];
  return after?.part === 'rest' ? ['rest'] : ['title', 'rest'];
}

async function readPart(
  { search: store }: Stores,
  search: JobSearch,
  { part, size }: { part: Part; size: number },
): Promise<Hit[]> {
  const after = search.after?.part === part ? search.after : null;
  const { filter, mustNot } = partClauses(search.filter, part);
  const found = await searchIndex<JobHits>(store, {
    index: store.jobsIndex,
    parts: 'hits.hits.fields.row,hits.hits.sort',
    body: {
      query: query({ filter: [...filter, ...afterClauses(after)], mustNot }),
      sort: [{ order: 'asc' }],
      ...(after && { search_after: [after.order] }),
      size,
      track_total_hits: false,
      stored_fields: ['row'],
    },
  });
  return (found.hits?.hits ?? []).map(({ fields, sort: [order] }) => ({
    row: fields.row[0],
    position: { part, order },
  }));
}

/** Skips newer rows on deep pages: `search_after` alone visits every row before its own. */
function afterClauses(after: JobPosition | null): Clause[] {
  return after === null ? [] : [{ range: { posted_at: { lte: momentOf(after.order) } } }];
}

function partClauses(filter: JobFilter, part: Part): Clauses {
  const { filter: clauses, mustNot } = jobFilterClauses(filter, Date.now());
  const inTitle = titleTextClauses(filter);
  const text = part === 'title' ? inTitle : textClauses(filter);
  const beyond = part === 'rest' ? [{ bool: { filter: inTitle } }] : [];
  return { filter: [...clauses, ...text], mustNot: [...mustNot, ...beyond] };
}
