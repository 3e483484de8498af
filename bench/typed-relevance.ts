import Table from 'cli-table3';
import { companyDocument } from '../domain/market/company.ts';
import { jobFilter } from '../domain/market/job-filter.ts';
import { searchJobsQuery } from '../domain/market/job-filter-query.ts';
import type { JobRow } from '../domain/market/job-row.ts';
import { questionsOf } from '../domain/market/typed-query/findings.ts';
import { understoodAs, type Understood } from '../domain/market/typed-query/understood.ts';
import { resolvePlaceQuery } from '../domain/places/places.ts';
import { writeCompanyDocuments } from '../storage/market/search/company-search.ts';
import { refreshIndexes } from '../storage/market/search/job-index.ts';
import { createLineLookUp, type LineLookUp } from '../storage/market/search/line-findings.ts';
import { searchTyped } from '../storage/market/search/typed-search.ts';
import type { Stores } from '../storage/stores.ts';
import { stackEnvironment } from '../tools/dev-servers/servers/stack.ts';
import { ndcg } from './relevance/ndcg.ts';
import { closeIndex, loadJobs, openIndex } from './relevance/open-index.ts';
import { readRecordedJobs, type RecordedJob, roleOf } from './relevance/recorded-jobs.ts';
import { publish, round } from './report/report.ts';
import { withStack } from './stack/with-stack.ts';
import { drawPostings } from './typed-relevance/draw-postings.ts';
import { type LabelledLine, readLabelledLines } from './typed-relevance/labelled-lines.ts';

/** How well one line was understood and answered. */
interface Score {
  line: string;
  found: number;
  /** null: no posting is what the line asks for. */
  ndcg: number | null;
  /** Constraints that are right, made, and wanted. */
  right: number;
  made: number;
  wanted: number;
  wrongCorrections: number;
  /** Differences of the constraints, for the reader of the table. */
  misread: string;
}

const PAGE = 10;
/** The grade of what a line asks for. */
const WANTED = 3;

/** Measures how typed lines are understood, and how well the first ten results answer them. */
export async function run(): Promise<void> {
  const recorded = await readRecordedJobs();
  if (recorded === null) {
    console.log(
      'TYPED RELEVANCE IS NOT MEASURED: there are no recorded boards beside the project.',
    );
    return;
  }
  const jobs = [...recorded, ...drawPostings()];
  await withStack('typed-relevance', async ({ stack }) => {
    const url = stackEnvironment(stack)['ELASTICSEARCH_URL'] ?? '';
    const stores = await openIndex(url, `bench-typed-relevance-${process.pid}`);
    try {
      await loadJobs(stores, jobs);
      await loadCompanies(stores, jobs);
      await report(stores, jobs);
    } finally {
      await closeIndex(stores);
    }
  });
}

async function loadCompanies(stores: Stores, jobs: readonly RecordedJob[]): Promise<void> {
  const companies = new Map(jobs.map(({ job }) => [job.company.slug, job.company]));
  const nothing = { industry: null, description: null, foundedYear: null, size: null };
  const writes = [...companies.values()].map((company) => {
    const known = { ...company, ...nothing, headquarters: null, coordinates: null, openJobs: 1 };
    return { id: company.slug, revision: 1, document: companyDocument(known) };
  });
  await writeCompanyDocuments(stores, writes);
  await refreshIndexes(stores);
}

async function report(stores: Stores, jobs: readonly RecordedJob[]): Promise<void> {
  const roles = jobs.filter(({ job }) => roleOf(job.id) === job.id).map(({ job }) => job);
  const byId = new Map(roles.map((job) => [job.id, job]));
  const lookUp = createLineLookUp(stores);
  const scores: Score[] = [];
  for (const labelled of await readLabelledLines()) {
    const { understood, ids } = await searched(stores, lookUp, labelled.line);
    const judged = roles.map(labelled.grade);
    const found = ids.map((id) => {
      const job = byId.get(roleOf(id));
      return job === undefined ? 0 : labelled.grade(job);
    });
    const fits = judged.some((grade) => grade === WANTED);
    scores.push({
      ...{ line: labelled.line, found: ids.length, ndcg: fits ? ndcg(found, judged) : null },
      ...compareUnderstood(labelled, understood),
    });
  }
  printScores(scores);
  await publishScores(stores, scores, jobs.length);
}

async function searched(stores: Stores, lookUp: LineLookUp, line: string) {
  const query = searchJobsQuery.parse({ query: line });
  const { filter } = jobFilter(query, resolvePlaceQuery, await lookUp(questionsOf(line)));
  const { typed } = filter;
  if (typed === null) throw new Error(`${line}: not read as a line`);
  const { rows } = await searchTyped(stores, {
    ...{ filter: { ...filter, typed }, sort: 'relevance' as const },
    ...{ strict: false, limit: PAGE, after: null },
  });
  const ids = rows.map((row) => (JSON.parse(row) as JobRow).id);
  return { understood: understoodAs(typed), ids };
}

function compareUnderstood(
  { parameters: wanted, corrections }: LabelledLine,
  { parameters, corrected }: Understood,
) {
  const { radius_km: _, ...made } = parameters;
  const isRight = ([name, value]: [string, string]) => wanted[name] === value;
  const wrong = Object.entries(made).filter((limit) => !isRight(limit));
  const missed = Object.entries(wanted).filter(([name, value]) => made[name] !== value);
  const says = (sign: string) => (limit: [string, string]) => `${sign}${limit.join('=')}`;
  return {
    right: Object.entries(made).length - wrong.length,
    made: Object.keys(made).length,
    wanted: Object.keys(wanted).length,
    wrongCorrections: corrected.filter(({ from, to }) => !corrections.includes(`${from}>${to}`))
      .length,
    misread: [...wrong.map(says('+')), ...missed.map(says('-'))].join(' '),
  };
}

async function publishScores(stores: Stores, scores: Score[], listings: number): Promise<void> {
  const sum = (value: (score: Score) => number) =>
    scores.reduce((total, score) => total + value(score), 0);
  const answerable = scores.filter(({ ndcg: score }) => score !== null);
  const empty = answerable.filter(({ found }) => found === 0).length;
  const info = await stores.search.client.nodes.info({ filter_path: 'nodes.*.version' });
  const [node] = Object.values(info.nodes);
  await publish({
    bench: 'typed-relevance',
    versions: { Elasticsearch: node?.version ?? 'unknown' },
    layout: ['storage/market/search/typed-search.ts straight to one Elasticsearch'],
    settings: { listings, lines: scores.length, answerable: answerable.length, depth: PAGE },
    goals: [
      {
        what: 'precision of constraints',
        measured: sum(({ right }) => right) / sum(({ made }) => made),
        atLeast: 0.97,
      },
      {
        what: 'recall of constraints',
        measured: sum(({ right }) => right) / sum(({ wanted }) => wanted),
        atLeast: 0.97,
      },
      {
        what: 'mean nDCG@10 of lines that a posting fits',
        measured: sum(({ ndcg: score }) => score ?? 0) / answerable.length,
        atLeast: 0.88,
      },
      {
        what: 'lines that a posting fits and that return none, as a share',
        measured: empty / answerable.length,
        atMost: 0.01,
      },
      {
        what: 'wrong corrections',
        measured: sum(({ wrongCorrections }) => wrongCorrections),
        atMost: 0,
      },
    ],
    results: scores.map((score) => ({ ...score, ndcg: score.ndcg && round(score.ndcg) })),
  });
}

function printScores(scores: readonly Score[]): void {
  const head = ['line', 'found', 'nDCG@10', 'corrections', 'misread'];
  const table = new Table({ head, style: { head: [], border: [] } });
  for (const { line, found, ndcg: score, wrongCorrections, misread } of scores) {
    table.push([line, found, score?.toFixed(3) ?? 'none fits', wrongCorrections, misread]);
  }
  console.log(table.toString());
}
