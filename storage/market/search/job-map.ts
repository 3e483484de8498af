import { slices } from '../../../domain/common/slices.ts';
import type { MapRow } from '../../../domain/market/company.ts';
import { type JobFilter, noFilter } from '../../../domain/market/job-filter.ts';
import type { MapArea } from '../../../domain/market/map-area.ts';
import type { Stores } from '../../stores.ts';
import { areaClauses } from './job-map.query.ts';
import type { Clause } from './clauses.ts';
import { jobFilterClause } from './job-search.query.ts';
import { searchIndex } from './search-index.ts';

export interface MapQuestion {
  filter: JobFilter;
  area: MapArea;
  limit: number;
}

interface EmployerCounts {
  aggregations: { employers: { buckets: { key: string; doc_count: number }[] } };
}
interface EmployerHits {
  hits?: { hits?: { fields: { map_row: [string] }; sort: [openJobs: number, slug: string] }[] };
}

/** Maximum number of employers counted for one request. The omitted ones have the fewest matching jobs. */
const MAX_EMPLOYERS = 20_000;
/** Maximum number of rows that Elasticsearch returns at once. */
const MAX_IN_AREA = 10_000;
/** Employers looked up per request. */
const CHUNK = 1_000;

/**
 * Employers with matching jobs and coordinates in the area, most open jobs first (decision 0008). Without filters the
 * company index holds the counts. With filters the job index is counted first.
 */
export async function mapJobs(
  stores: Stores,
  question: MapQuestion,
  mostCounted = MAX_EMPLOYERS,
): Promise<MapRow[]> {
  const { area, limit } = question;
  if (isEverything(question.filter)) {
    const found = await readEmployers(stores, areaClauses(area), limit);
    return found.map(({ row, openJobs }) => ({ ...row, open_jobs: openJobs }));
  }
  const counts = await countEmployers(stores, question, mostCounted);
  const rows: MapRow[] = [];
  for (const some of slices(counts, CHUNK)) {
    if (rows.length >= limit) break;
    rows.push(...(await placeEmployers(stores, area, some)));
  }
  return rows.slice(0, limit);
}

function isEverything(filter: JobFilter): boolean {
  return JSON.stringify(filter) === JSON.stringify(noFilter);
}

type EmployerCount = [slug: string, openJobs: number];

/**
 * With more matching employers than are counted, all counted ones may lie outside the area. Then only those in the
 * area are counted.
 */
async function countEmployers(
  stores: Stores,
  { filter, area }: MapQuestion,
  most: number,
): Promise<EmployerCount[]> {
  const matching = jobFilterClause(filter, Date.now());
  const counts = await countByEmployer(stores, matching, most);
  if (counts.length < most || (area.box === null && area.circle === null)) return counts;
  const inArea = await readEmployers(stores, areaClauses(area), MAX_IN_AREA);
  const slugs = inArea.map(({ row }) => row.company.slug);
  const theirs = { bool: { filter: [matching, { terms: { company_slug: slugs } }] } };
  return countByEmployer(stores, theirs, most);
}

/** Slugs with their numbers of matching jobs, most first, then by slug. */
async function countByEmployer(
  { search }: Stores,
  matching: Clause,
  most: number,
): Promise<EmployerCount[]> {
  const found = await searchIndex<EmployerCounts>(search, {
    index: search.jobsIndex,
    parts: 'aggregations.employers.buckets',
    body: {
      size: 0,
      track_total_hits: false,
      query: matching,
      aggs: { employers: { terms: { field: 'company_slug', size: most } } },
    },
  });
  return found.aggregations.employers.buckets.map((bucket) => [bucket.key, bucket.doc_count]);
}

/** The rows of the given employers in the area, in the order given. */
async function placeEmployers(
  stores: Stores,
  area: MapArea,
  counts: EmployerCount[],
): Promise<MapRow[]> {
  const slugs = counts.map(([slug]) => slug);
  const clauses = [{ terms: { slug: slugs } }, ...areaClauses(area)];
  const found = await readEmployers(stores, clauses, CHUNK);
  const bySlug = new Map(found.map(({ row }) => [row.company.slug, row]));
  return counts.flatMap(([slug, openJobs]) => {
    const row = bySlug.get(slug);
    return row ? [{ ...row, open_jobs: openJobs }] : [];
  });
}

async function readEmployers(
  { search }: Stores,
  filter: Clause[],
  size: number,
): Promise<{ row: Omit<MapRow, 'open_jobs'>; openJobs: number }[]> {
  const found = await searchIndex<EmployerHits>(search, {
    index: search.companiesIndex,
    parts: 'hits.hits.fields.map_row,hits.hits.sort',
    body: {
      query: { bool: { filter } },
      sort: [{ open_jobs: 'desc' }, { slug: 'asc' }],
      size,
      track_total_hits: false,
      stored_fields: ['map_row'],
    },
  });
  return (found.hits?.hits ?? []).map(({ fields, sort: [openJobs] }) => ({
    row: JSON.parse(fields.map_row[0]) as Omit<MapRow, 'open_jobs'>,
    openJobs,
  }));
}
