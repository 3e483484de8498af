import { formatId } from '../../domain/common/ids.ts';
import { slugOf } from '../../domain/common/text/slug.ts';
import type { EmploymentType, WorkplaceType } from '../../domain/market/enums.ts';
import type { Job, JobCompany, JobSalary } from '../../domain/market/job.ts';
import { seniorityLevel } from '../../domain/market/enrichment/seniority.ts';
import { createRandom, type Random } from '../../tools/seed/random.ts';
import type { MarketWords } from './market-words.ts';
import { createPlaceMaker } from './places.ts';
import { countOf, createUrn, createZipf } from './random.ts';
import { coinWord, createTitleMaker } from './titles.ts';

export interface JobsOptions {
  words: MarketWords;
  count: number;
  seed: number;
  /** The newest job's time; the oldest is `POSTED_DAYS` older. */
  nowMs: number;
}

const POSTED_DAYS = 120;
const DAY_MS = 86_400_000;
const JOBS_PER_COMPANY = 25;
const STATES_PAY = 0.35;

const employment = createUrn<EmploymentType | null>([
  ['full_time', 84],
  ['contract', 5],
  ['internship', 4],
  ['part_time', 3],
  ['temporary', 1],
  [null, 3],
]);
const workplace = createUrn<WorkplaceType | null>([
  ['remote', 28],
  ['hybrid', 30],
  ['on_site', 27],
  [null, 15],
]);
const languages = createUrn<string>([
  ['en', 88],
  ['de', 5],
  ['fr', 4],
  ['es', 3],
]);
const currencies = createUrn<string>([
  ['USD', 75],
  ['EUR', 12],
  ['GBP', 8],
  ['CAD', 5],
]);

/** Skills, most wanted first. */
export const skills =
  'Python,SQL,TypeScript,AWS,JavaScript,React,Java,Kubernetes,Go,Docker,PostgreSQL,Node.js,Terraform,C++,GCP,Azure,Salesforce,Excel,Kafka,Spark,Rust,Swift,Kotlin,GraphQL,Redis,MongoDB,PyTorch,TensorFlow,Figma,Snowflake,dbt,Airflow,Linux,Git,Jira,HubSpot,Tableau,Looker,Ruby,Rails,Django,Flask,Vue,Angular,C#,.NET,PHP,Scala,Elixir,Elasticsearch'.split(
    ',',
  );
const skillRanks = createZipf(skills.length);

/** Employers, the biggest first; which one has a job follows Zipf's law. */
export function generateCompanies(count: number, seed: number): JobCompany[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const name = `${coinWord(random)} ${random.pick(['Labs', 'Group', 'Systems', 'Health', 'AI'])}`;
    const id = formatId('company', index, randomBytes(random));
    return { id, slug: slugOf(`${name} ${index}`), name, logoUrl: null, website: null };
  });
}

/** How many employers a market of so many jobs has. */
export function companyCount(jobs: number): number {
  return Math.max(40, Math.round(jobs / JOBS_PER_COMPANY));
}

/** Jobs of a fictional market, the same for the same options. */
export function* generateJobs({ words, count, seed, nowMs }: JobsOptions): Generator<Job> {
  const random = createRandom(seed);
  const companies = generateCompanies(companyCount(count), seed + 1);
  const companyRank = createZipf(companies.length);
  const titles = createTitleMaker(words.titles);
  const placeOf = createPlaceMaker(words.locations);
  const departments = createUrn([...countOf(words.departments)]);
  for (let made = 0; made < count; made += 1) {
    const company = companies[companyRank.draw(random)];
    if (!company) throw new Error('There are no companies.');
    const title = titles.make(random);
    const { text, places } = placeOf(random);
    const postedAt = new Date(nowMs - random.next() * POSTED_DAYS * DAY_MS).toISOString();
    yield {
      ...constant,
      id: formatId('job', nowMs + made, randomBytes(random)),
      title,
      company,
      location: text,
      locations: places,
      workplaceType: /remote/iu.test(text) ? 'remote' : workplace.draw(random),
      employmentType: employment.draw(random),
      seniorityLevel: seniorityLevel(title, null),
      department: departments.draw(random),
      salary: random.chance(STATES_PAY) ? salary(random) : null,
      applyUrl: `https://jobs.example.com/${company.slug}/${made}/application`,
      postedAt,
      updatedAt: postedAt,
      keywords: generateSkills(random),
      language: languages.draw(random),
    };
  }
}

/** Fields that search does not read. */
const constant = {
  labels: { workplace: null, employment: null, seniority: null },
  canApply: false,
  sourceName: 'ashby',
  closesAt: null,
  closedAt: null,
  descriptionText: '',
  aiSummary: null,
  requisitionId: null,
} satisfies Partial<Job>;

function salary(random: Random): JobSalary {
  const min = 40_000 + random.below(32) * 5_000;
  const max = min + 10_000 + random.below(12) * 5_000;
  return {
    ...{ min, max, annualMin: min, annualMax: max },
    currency: currencies.draw(random),
    period: 'year',
    source: 'structured',
  };
}

/** None to eight different skills. */
export function generateSkills(random: Random): string[] {
  const wanted = random.below(9);
  const ranks = new Set(Array.from({ length: wanted }, () => skillRanks.draw(random)));
  return [...ranks].map((rank) => skills[rank] ?? '');
}

function randomBytes(random: Random): Uint8Array {
  return Uint8Array.from({ length: 12 }, () => random.below(256));
}
