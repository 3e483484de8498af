import type { Job } from './job.ts';
import { jobRow, type ListedJob } from './job-row.ts';
import { foldCase } from '../common/text/fold-case.ts';
import { searchOrder } from './search-order.ts';
import { substrings, words } from '../text/words.ts';

/** The members of a job that search uses. */
export type IndexedJob = ListedJob & Pick<Job, 'keywords' | 'descriptionText'>;

/** A job as the index needs it. */
export interface ProjectedJob {
  job: IndexedJob;
  /** Whether the job represents its cluster of duplicates. Search shows one job per cluster. */
  clusterPrimary: boolean;
}

/**
 * The members of a job in the job index. Texts are stored as encoded words (`words`), so that index and query agree.
 */
export interface JobDocument {
  /** The list row as JSON, ready to send. */
  row: string;
  posted_at: string;
  /** Newest first (`searchOrder`). */
  order: string;
  title: string;
  title_words: string;
  title_trigrams: string;
  title_short: string[];
  company_slug: string;
  company_name: string;
  company_words: string;
  country: string[];
  /** "US-TX". */
  region: string[];
  point: { lat: number; lon: number }[];
  location_words: string;
  workplace_type: string | null;
  employment_type: string | null;
  seniority_level: string | null;
  department_words: string | null;
  description_words: string;
  salary_currency: string | null;
  annual_min: number | null;
  annual_max: number | null;
  annual_mid: number | null;
  keywords: string[];
  language: string | null;
  can_apply: boolean;
}

/** A job's index document; null for closed jobs and for all jobs of a cluster except the primary one. */
export function jobDocument({ job, clusterPrimary }: ProjectedJob): JobDocument | null {
  if (job.closedAt !== null || !clusterPrimary) return null;
  return {
    row: JSON.stringify(jobRow(job)),
    posted_at: job.postedAt,
    order: searchOrder(job.postedAt, job.id),
    ...titleFields(job),
    ...companyFields(job),
    ...placeFields(job),
    workplace_type: job.workplaceType,
    employment_type: job.employmentType,
    seniority_level: job.seniorityLevel,
    department_words: job.department === null ? null : words(job.department).join(' '),
    description_words: searchedWords(job.descriptionText),
    ...salaryFields(job),
    keywords: [...new Set(job.keywords.map(foldCase))],
    language: job.language,
    can_apply: job.canApply,
  };
}

/** Characters of a description that `query` searches. Longer ones end in terms and notices. */
const DESCRIPTION_CHARACTERS = 8_000;

function searchedWords(description: string): string {
  return words(description.slice(0, DESCRIPTION_CHARACTERS)).join(' ');
}

function titleFields({ title }: IndexedJob) {
  const { trigrams, short } = substrings(title);
  return {
    title: title.toWellFormed(),
    title_words: words(title).join(' '),
    title_trigrams: trigrams.join(' '),
    title_short: short,
  };
}

function companyFields({ company }: IndexedJob) {
  return {
    company_slug: company.slug,
    company_name: company.name.toWellFormed(),
    company_words: words(company.name).join(' '),
  };
}

function placeFields({ location, locations }: IndexedJob) {
  const known = locations.filter((place) => place.country !== null);
  const regions = known.flatMap(({ country, regionCode }) =>
    regionCode === null ? [] : `${country}-${regionCode}`,
  );
  const texts = [location, ...locations.map((place) => place.text)];
  return {
    country: [...new Set(known.map((place) => place.country ?? ''))],
    region: [...new Set(regions)],
    point: locations.flatMap(({ lat, lng }) =>
      lat === null || lng === null ? [] : { lat, lon: lng },
    ),
    location_words: [...new Set(texts)].map((text) => words(text).join(' ')).join(' '),
  };
}

function salaryFields({ salary }: IndexedJob) {
  return {
    salary_currency: salary?.currency ?? null,
    annual_min: salary?.annualMin ?? null,
    annual_max: salary?.annualMax ?? null,
    annual_mid: salary === null ? null : (salary.annualMin + salary.annualMax) / 2,
  };
}
