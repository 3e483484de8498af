import countries from 'i18n-iso-countries';
import { z } from 'zod';
import { queryTerms, queryText } from '../common/text/query-text.ts';
import { currencyCode } from '../common/currency-code.ts';
import { amount, wholeNumber } from '../common/query-number.ts';
import { pageCursor, pageLimit } from '../common/result-page.ts';
import { employmentTypes, seniorityLevels, workplaceTypes } from './enums.ts';

/** Maximum number of rows of GET /jobs. */
export const MAX_JOBS_PER_PAGE = 50;
const MAX_TEXT = 500;
/** Characters of `query`. */
export const MAX_LINE = 300;
const MAX_LIST_TEXT = 2_000;
const MAX_ITEMS = 100;
/** Limited only by the length of the URL: a list of employers is one clause of a search. */
const MAX_COMPANY_TEXT = 8 * 1024;
const MAX_DAYS = 36_500;
const MAX_ANNUAL_PAY = 1_000_000_000;
const MAX_RADIUS_KM = 1_000;
const LAST_SECOND_OF_9999 = 253_402_300_799;

/** ICU knows the two-letter codes of ISO 639-1 and a few former ones. */
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

const terms = queryTerms(MAX_TEXT);

/**
 * Comma-separated values without empty ones. A text of only empty values would not restrict anything, so it is
 * refused.
 */
function separated(maxLength: number, blank = '') {
  return queryText(maxLength).transform((value, ctx) => {
    const items = value.split(',').map((item) => item.trim());
    const named = items.filter((item) => item !== '' && item !== blank);
    if (value !== '' && named.length === 0)
      ctx.addIssue({ code: 'custom', message: 'names nothing' });
    return named;
  });
}

function list() {
  return separated(MAX_LIST_TEXT).refine(
    (items) => items.length <= MAX_ITEMS,
    `must name at most ${MAX_ITEMS} values`,
  );
}

/** Comma-separated values of an enumeration. An unknown value is refused with the list of allowed ones. */
function listOf<const T extends string>(allowed: readonly T[]) {
  const known = new Map<string, T>(allowed.map((value) => [value, value]));
  return list().transform((items, ctx): T[] => {
    const unknown = items.filter((item) => !known.has(item.toLowerCase()));
    if (unknown.length > 0) {
      const message = `unknown value ${JSON.stringify(unknown[0])}; allowed: ${allowed.join(', ')}`;
      ctx.addIssue({ code: 'custom', message });
    }
    return items.flatMap((item) => known.get(item.toLowerCase()) ?? []);
  });
}

function listMatching(shape: (item: string) => boolean, message: string) {
  return list().refine((items) => items.every(shape), message);
}

function flag() {
  return z
    .enum(['true', 'false'], 'must be true or false')
    .transform((value) => value === 'true')
    .meta({ type: 'boolean' });
}

const currency = queryText(3)
  .transform((value) => value.toUpperCase())
  .pipe(currencyCode);

/** The filters of search, counts, map and average pay, as query parameters (decision 0007). */
export const jobFilterShape = {
  query: queryTerms(MAX_LINE).exactOptional().meta({
    description:
      'A search in one line, as a person types it: roles, skills, places, workplace, seniority, pay, language. meta.understood says what was made of it. It combines with the other filters.',
    example: 'senior data scientist remote germany 90k+',
  }),
  q: terms.exactOptional().meta({
    description:
      'Words and "quoted phrases" that must all occur in title or company name. -term excludes titles that contain the text.',
    example: 'backend "machine learning" -intern',
  }),
  title: queryText(MAX_LIST_TEXT).exactOptional().meta({
    description:
      'Comma-separated phrases of whole words, any of which must occur in the title. -phrase excludes. A seniority word includes its spellings: -Senior also excludes Sr.',
    example: 'Software Engineer,Backend Developer,-Senior',
  }),
  location: queryText(MAX_TEXT).exactOptional().meta({
    description:
      'One place: a city, region or country by name or code, or remote. A code that is both a country and an American state, such as CA, is not resolved.',
    example: 'Austin, TX',
  }),
  location_or: queryText(MAX_LIST_TEXT).exactOptional().meta({
    description:
      'Places separated by | or ;, any of which can match. location is one more of them.',
    example: 'Berlin | Paris',
  }),
  radius_km: amount(MAX_RADIUS_KM).exactOptional().meta({
    description:
      'Distance around a city in km. The default is 40. It has no effect on other places.',
    example: 25,
  }),
  company: separated(MAX_COMPANY_TEXT, '-').default([]).meta({
    description: 'Comma-separated employer slugs, as many as fit into the URL. -slug excludes.',
    example: 'ramp,-open-ai',
  }),
  employment_type: listOf(employmentTypes)
    .default([])
    .meta({
      description: `Comma-separated, any of: ${employmentTypes.join(', ')}.`,
      example: 'full_time,contract',
    }),
  seniority_level: listOf(seniorityLevels)
    .default([])
    .meta({
      description: `Comma-separated, any of: ${seniorityLevels.join(', ')}.`,
      example: 'entry,new_grad',
    }),
  workplace_type: listOf(workplaceTypes)
    .default([])
    .meta({
      description: `Comma-separated, any of: ${workplaceTypes.join(', ')}.`,
      example: 'remote',
    }),
  posted_within_days: wholeNumber(0, MAX_DAYS).exactOptional().meta({
    description: 'Only jobs posted in the last number of days. 0 means no cutoff.',
    example: 7,
  }),
  since: wholeNumber(0, LAST_SECOND_OF_9999).exactOptional().meta({
    description:
      'Only jobs posted at or after this Unix time in seconds. It overrides posted_within_days.',
    example: 1767225600,
  }),
  country: listMatching(isCountry, 'must be ISO 3166-1 alpha-2 codes, such as US')
    .default([])
    .meta({
      description: 'Comma-separated country codes (ISO 3166-1 alpha-2), any of which can match.',
      example: 'US,CA',
    }),
  department: list().default([]).meta({
    description: 'Comma-separated phrases, any of which must occur in the department.',
    example: 'Engineering',
  }),
  salary_min: amount(MAX_ANNUAL_PAY).exactOptional().meta({
    description: 'Only jobs whose highest annual pay in currency (default USD) is at least this.',
    example: 120000,
  }),
  currency: currency.exactOptional().meta({
    description: 'ISO 4217 code. Only jobs with pay in this currency.',
    example: 'USD',
  }),
  has_salary: flag().exactOptional().meta({
    description: 'true: only jobs with pay. false: only jobs without.',
    example: true,
  }),
  can_apply: flag().exactOptional().meta({
    description:
      'true: only jobs that can be applied for through this API. false: only the others.',
    example: true,
  }),
  keywords: list().default([]).meta({
    description:
      'Comma-separated skills or technologies, in any spelling, all of which the job must name.',
    example: 'TypeScript,PostgreSQL',
  }),
  language: listMatching(isLanguage, 'must be ISO 639-1 codes, such as en').default([]).meta({
    description: 'Comma-separated languages of the posting (ISO 639-1), any of which can match.',
    example: 'en,de',
  }),
};

/** The filters without order and page: GET /stats, GET /jobs/salary-average, GET /jobs/map. */
export const jobFilterQuery = z.object(jobFilterShape);
export type JobFilterQuery = z.infer<typeof jobFilterQuery>;

/** `strict` beside `query`. */
export const strictFlag = flag().exactOptional().meta({
  description:
    'true: only jobs that match all of query, as typed. By default a typing error is corrected, and when fewer than ten jobs match, jobs that match nearly all of it follow.',
  example: true,
});

/** GET /jobs: filters, order and page. */
export const searchJobsQuery = z.object({
  ...jobFilterShape,
  sort: z.enum(['relevance', 'date'], 'must be relevance or date').exactOptional().meta({
    description:
      'relevance (default with q and query): with q jobs that match by their title first, then newest first; with query best match first. date: newest first.',
    example: 'date',
  }),
  strict: strictFlag,
  limit: pageLimit(20, MAX_JOBS_PER_PAGE),
  cursor: pageCursor,
});

function isCountry(code: string): boolean {
  return /^[a-z]{2}$/iu.test(code) && countries.isValid(code.toUpperCase());
}

function isLanguage(code: string): boolean {
  return /^[a-z]{2}$/iu.test(code) && languageNames.of(code) !== undefined;
}
