import type { JobFilter } from '../../../domain/market/job-filter.ts';
import type { PlaceFilter } from '../../../domain/market/place-filter.ts';
import type { Phrase } from '../../../domain/market/title-query.ts';
import { anyOf, type Clause, phraseClause, phraseClauses, terms } from './clauses.ts';
import {
  companyNameClauses,
  constraintFilter,
  excludedClauses,
  topicClauses,
} from './typed-query.query.ts';
import { shortSubstring, substrings } from '../../../domain/text/words.ts';

export interface Clauses {
  filter: Clause[];
  mustNot: Clause[];
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const TRIGRAM = 3;

/** The filter without the plain terms of `q` and the topics of `query`, which searches match separately. */
export function jobFilterClauses(filter: JobFilter, nowMs: number): Clauses {
  const explicit = explicitClauses(filter, nowMs);
  if (filter.typed === null) return explicit;
  const { constraints } = filter.typed;
  const typed = explicitClauses(constraintFilter(constraints), nowMs);
  return {
    filter: [...explicit.filter, ...typed.filter, ...companyNameClauses(constraints)],
    mustNot: [...explicit.mustNot, ...typed.mustNot, ...excludedClauses(constraints)],
  };
}

function explicitClauses(filter: JobFilter, nowMs: number): Clauses {
  return {
    filter: [
      ...titleClauses(filter),
      ...anyOf(filter.places.map(placeClause)),
      ...valueClauses(filter),
      ...anyOf(filter.departments.map((phrase) => phraseClause('department_words', phrase))),
      ...postedClauses(filter, nowMs),
      ...salaryClauses(filter),
    ],
    mustNot: [
      ...(filter.text?.excluded ?? []).map(substringClause),
      ...phraseClauses('title_words', filter.title?.exclude ?? []),
      ...terms('company_slug', filter.companies.exclude),
      ...(filter.hasSalary === false ? [{ exists: { field: 'salary_currency' } }] : []),
    ],
  };
}

/** The filter as one query, for counts, averages and maps. */
export function jobFilterClause(filter: JobFilter, nowMs: number): Clause {
  const { filter: clauses, mustNot } = jobFilterClauses(filter, nowMs);
  const topics = topicClauses(filter.typed?.topics ?? []);
  return query({ filter: [...clauses, ...textClauses(filter), ...topics], mustNot });
}

export function query({ filter, mustNot }: Clauses): Clause {
  return { bool: { filter, must_not: mustNot } };
}

/** Each plain term of `q` in the title or the company's name. */
export function textClauses(filter: JobFilter): Clause[] {
  return textTerms(filter).flatMap((term) =>
    anyOf([phraseClause('title_words', term), phraseClause('company_words', term)]),
  );
}

/** All plain terms of `q` in the title. */
export function titleTextClauses(filter: JobFilter): Clause[] {
  return textTerms(filter).map((term) => phraseClause('title_words', term));
}

function textTerms(filter: JobFilter): Phrase[] {
  return filter.text?.terms ?? [];
}

/** Rounded down to the minute, so that searches within a minute share one cached result. */
export function roundedNow(nowMs: number): number {
  return Math.floor(nowMs / MINUTE_MS) * MINUTE_MS;
}

export function postedWithinClause(days: number, nowMs: number): Clause {
  const from = new Date(roundedNow(nowMs) - days * DAY_MS).toISOString();
  return { range: { posted_at: { gte: from } } };
}

function titleClauses(filter: JobFilter): Clause[] {
  return anyOf(phraseClauses('title_words', filter.title?.include ?? []));
}

/** Exact: a text contains another when it contains its trigrams consecutively (`substrings`). */
function substringClause(text: string): Clause {
  return [...text].length < TRIGRAM
    ? { term: { title_short: shortSubstring(text) } }
    : phraseClause('title_trigrams', substrings(text).trigrams);
}

function placeClause(place: PlaceFilter): Clause {
  switch (place.kind) {
    case 'city':
      return {
        geo_distance: {
          distance: `${place.radiusKm ?? 0}km`,
          point: { lat: place.lat, lon: place.lng },
        },
      };
    case 'region':
      return { term: { region: `${place.country}-${place.regionCode}` } };
    case 'country':
      return { term: { country: place.country } };
    case 'remote':
      return { term: { workplace_type: 'remote' } };
    case 'text':
      return wordsClause(place.words);
  }
}

function wordsClause(words: Phrase): Clause {
  if (words.length === 0) return { match_none: {} };
  return { bool: { filter: words.map((word) => ({ term: { location_words: word } })) } };
}

function valueClauses(filter: JobFilter): Clause[] {
  return [
    ...terms('company_slug', filter.companies.include),
    ...terms('employment_type', filter.employmentTypes),
    ...terms('seniority_level', filter.seniorityLevels),
    ...terms('workplace_type', filter.workplaceTypes),
    ...terms('country', filter.countries),
    ...terms('language', filter.languages),
    ...filter.keywords.map((keyword) => ({ term: { keywords: keyword } })),
    ...(filter.canApply === null ? [] : [{ term: { can_apply: filter.canApply } }]),
    ...(filter.hasSalary === true ? [{ exists: { field: 'salary_currency' } }] : []),
  ];
}

function postedClauses(filter: JobFilter, nowMs: number): Clause[] {
  if (filter.postedSince !== null) return [{ range: { posted_at: { gte: filter.postedSince } } }];
  return filter.postedWithinDays === null
    ? []
    : [postedWithinClause(filter.postedWithinDays, nowMs)];
}

/** A job matches a minimum pay when the upper end of its range reaches it. */
function salaryClauses({ salaryMin, currency }: JobFilter): Clause[] {
  const wanted = salaryMin?.currency ?? currency;
  return [
    ...(wanted === null ? [] : [{ term: { salary_currency: wanted } }]),
    ...(salaryMin === null ? [] : [{ range: { annual_max: { gte: salaryMin.amount } } }]),
  ];
}
