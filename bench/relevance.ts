import Table from 'cli-table3';
import { resolvePlaceQuery } from '../domain/places/places.ts';
import { jobFilter } from '../domain/market/job-filter.ts';
import { searchJobsQuery } from '../domain/market/job-filter-query.ts';
import type { JobRow } from '../domain/market/job-row.ts';
import { stackEnvironment } from '../tools/dev-servers/servers/stack.ts';
import { searchJobs } from '../storage/market/search/job-search.ts';
import type { Stores } from '../storage/stores.ts';
import {
  judge,
  type JudgedJob,
  type LabelledQuery,
  readLabelledQueries,
} from './relevance/labelled-query.ts';
import { ndcg } from './relevance/ndcg.ts';
import { closeIndex, loadJobs, openIndex } from './relevance/open-index.ts';
import { readRecordedJobs, type RecordedJob, roleOf } from './relevance/recorded-jobs.ts';
import { publish, round } from './report/report.ts';
import { withStack } from './stack/with-stack.ts';

interface Score {
  query: Record<string, string>;
  found: number;
  ndcg: number;
  /** Results that list a role already shown. */
  duplicates: number;
}

const PAGE = 10;

/** Measures how well the first ten results answer 60 labelled queries on the recorded boards. */
export async function run(): Promise<void> {
  const jobs = await readRecordedJobs();
  if (jobs === null) {
    console.log('RELEVANCE IS NOT MEASURED: there are no recorded boards beside the project.');
    return;
  }
  await withStack('relevance', async ({ stack }) => {
    const url = stackEnvironment(stack)['ELASTICSEARCH_URL'] ?? '';
    const stores = await openIndex(url, `bench-relevance-${process.pid}`);
    try {
      await loadJobs(stores, jobs);
      await report(stores, jobs);
    } finally {
      await closeIndex(stores);
    }
  });
}

async function report(stores: Stores, jobs: RecordedJob[]): Promise<void> {
  const scores: Score[] = [];
  for (const labelled of await readLabelledQueries()) {
    scores.push(await scoreQuery(stores, jobs, labelled));
  }
  printScores(scores);
  const mean = scores.reduce((sum, score) => sum + score.ndcg, 0) / scores.length;
  const duplicates = scores.reduce((sum, score) => sum + score.duplicates, 0);
  const info = await stores.search.client.nodes.info({ filter_path: 'nodes.*.version' });
  const [node] = Object.values(info.nodes);
  await publish({
    bench: 'relevance',
    versions: { Elasticsearch: node?.version ?? 'unknown' },
    layout: ['storage/market/search/job-search.ts straight to one Elasticsearch'],
    settings: {
      listings: jobs.length,
      duplicatesHidden: jobs.filter(({ clusterPrimary }) => !clusterPrimary).length,
      queries: scores.length,
      depth: PAGE,
    },
    goals: [
      { what: 'mean nDCG@10', measured: mean, atLeast: 0.9 },
      { what: 'second listings of a role in the results', measured: duplicates, atMost: 0 },
    ],
    results: scores.map((score) => ({ ...score, ndcg: round(score.ndcg) })),
  });
}

async function scoreQuery(
  stores: Stores,
  jobs: RecordedJob[],
  labelled: LabelledQuery,
): Promise<Score> {
  const query = searchJobsQuery.parse(labelled.query);
  const { filter } = jobFilter(query, resolvePlaceQuery);
  const search = { filter, sort: 'relevance' as const, limit: PAGE, after: null };
  const rows = (await searchJobs(stores, search)).rows.map((row) => JSON.parse(row) as JobRow);
  const grade = judge(labelled);
  const found = rows.map((row) => grade(judgedRow(row)));
  // One grade per role: the second listing of a role adds nothing.
  const roles = jobs.filter(({ job }) => roleOf(job.id) === job.id);
  const judged = roles.map(({ job }) => grade(judgedJob(job)));
  return {
    query: labelled.query,
    found: rows.length,
    ndcg: ndcg(found, judged),
    duplicates: rows.length - new Set(rows.map((row) => roleOf(row.id))).size,
  };
}

function judgedRow({ title, company_name: company, location }: JobRow): JudgedJob {
  return { title, company, location };
}

function judgedJob({ title, company, location }: RecordedJob['job']): JudgedJob {
  return { title, company: company.name, location };
}

function printScores(scores: Score[]): void {
  const table = new Table({ head: ['query', 'found', 'nDCG@10'], style: { head: [], border: [] } });
  for (const { query, found, ndcg: score } of scores) {
    table.push([new URLSearchParams(query).toString().slice(0, 80), found, score.toFixed(3)]);
  }
  console.log(table.toString());
}
