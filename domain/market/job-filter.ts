import { invalidRequest } from '../common/errors.ts';
import type { EmploymentType, SeniorityLevel, WorkplaceType } from './enums.ts';
import { keywordNamed } from './enrichment/keyword-list.ts';
import type { PlaceQuery } from '../places/places.ts';
import { refuseTooManyWords } from './filter-size.ts';
import type { JobFilterQuery } from './job-filter-query.ts';
import { DEFAULT_RADIUS_KM, type PlaceFilter } from './place-filter.ts';
import { parseTextQuery, type TextQuery } from './text-query.ts';
import { parseTitleQuery, type Phrase, type TitleQuery } from './title-query.ts';
import { settleLine, type LineFindings } from './typed-query/findings.ts';
import { isEmpty, onlyExcludes, type TypedQuery } from './typed-query/typed-query.ts';
import { foldCase } from '../common/text/fold-case.ts';
import { words } from '../text/words.ts';

/** A parsed search filter (decision 0007). Empty lists and nulls restrict nothing. */
export interface JobFilter {
  text: TextQuery | null;
  title: TitleQuery | null;
  /** Any of them. */
  places: PlaceFilter[];
  companies: { include: string[]; exclude: string[] };
  employmentTypes: EmploymentType[];
  seniorityLevels: SeniorityLevel[];
  workplaceTypes: WorkplaceType[];
  /** ISO time, from `since`. */
  postedSince: string | null;
  /** Days before the search; null when `since` is given. */
  postedWithinDays: number | null;
  countries: string[];
  /** Any of them. */
  departments: Phrase[];
  salaryMin: { amount: number; currency: string } | null;
  currency: string | null;
  hasSalary: boolean | null;
  canApply: boolean | null;
  /** Folded; all of them. */
  keywords: string[];
  languages: string[];
  /** The meaning of `query`, in addition to the other filters. */
  typed: TypedQuery | null;
}

export interface UnderstoodFilter {
  filter: JobFilter;
  /** Notices for the caller about how the filter was interpreted (`meta.notices`). */
  notices: string[];
}

const MAX_PLACES = 100;

export const noFilter: JobFilter = {
  text: null,
  title: null,
  places: [],
  companies: { include: [], exclude: [] },
  employmentTypes: [],
  seniorityLevels: [],
  workplaceTypes: [],
  postedSince: null,
  postedWithinDays: null,
  countries: [],
  departments: [],
  salaryMin: null,
  currency: null,
  hasSalary: null,
  canApply: null,
  keywords: [],
  languages: [],
  typed: null,
};

/**
 * Parses a query into a filter. `resolvePlace` resolves the text of a place; `findings` are what the line in `query`
 * needs to know of the open jobs, null to read it without. @throws AppError `invalid_request` for a text without words,
 * for a line that only excludes, for more phrases or places than a search supports, or for a radius without a place.
 */
export function jobFilter(
  query: JobFilterQuery & { strict?: boolean },
  resolvePlace: (text: string) => PlaceQuery | null,
  findings: LineFindings | null = null,
): UnderstoodFilter {
  const notices: string[] = [];
  const places = placeFilters(query, resolvePlace, notices);
  const filter: JobFilter = {
    ...noFilter,
    text: textFilter(query.q),
    title: titleFilter(query.title),
    places,
    companies: companyFilter(query.company),
    employmentTypes: query.employment_type,
    seniorityLevels: query.seniority_level,
    workplaceTypes: workplaceFilter(query, resolvePlace),
    ...postedFilter(query),
    countries: query.country.map((code) => code.toUpperCase()),
    departments: query.department.map(departmentPhrase),
    salaryMin: salaryFilter(query),
    currency: query.currency ?? null,
    hasSalary: query.has_salary ?? null,
    canApply: query.can_apply ?? null,
    keywords: query.keywords.map((text) => foldCase(keywordNamed(text))),
    languages: query.language.map((code) => code.toLowerCase()),
    typed: typedFilter(query, findings),
  };
  refuseTooManyWords(filter);
  notices.push(...(filter.typed?.notices ?? []));
  return { filter, notices };
}

function typedFilter(
  { query, strict = false }: JobFilterQuery & { strict?: boolean },
  findings: LineFindings | null,
): TypedQuery | null {
  if (query === undefined || query === '') return null;
  const typed = settleLine(query, findings, { strict });
  if (onlyExcludes(typed)) throw invalidRequest('query', 'only excludes; add what to search for');
  if (!isEmpty(typed)) return typed;
  const notice = `Nothing in ${JSON.stringify(query)} can be searched for; the other filters decide.`;
  return { ...typed, notices: [...typed.notices, notice] };
}

function textFilter(q: string | undefined): TextQuery | null {
  if (q === undefined || q === '') return null;
  const parsed = parseTextQuery(q);
  if (parsed.terms.length + parsed.excluded.length === 0) {
    throw invalidRequest('q', 'has no words to search for');
  }
  return parsed;
}

function titleFilter(title: string | undefined): TitleQuery | null {
  if (title === undefined || title === '') return null;
  const parsed = parseTitleQuery(title);
  if (parsed.include.length + parsed.exclude.length === 0) {
    throw invalidRequest('title', 'has no words to search for');
  }
  return parsed;
}

function placeFilters(
  query: JobFilterQuery,
  resolvePlace: (text: string) => PlaceQuery | null,
  notices: string[],
): PlaceFilter[] {
  const alternatives = (query.location_or ?? '').split(/[|;]/u).flatMap(named);
  if (query.location_or && alternatives.length === 0) {
    throw invalidRequest('location_or', 'names nothing');
  }
  if (alternatives.length > MAX_PLACES) {
    throw invalidRequest('location_or', `must name at most ${MAX_PLACES} places`);
  }
  const remote = remotePlace(query, resolvePlace);
  if (remote !== null) {
    notices.push(
      `${JSON.stringify(query.location)} is read as remote jobs with the location ${JSON.stringify(remote)}.`,
    );
  }
  const texts = [...new Set([...named(remote ?? query.location ?? ''), ...alternatives])];
  if (texts.length === 0 && query.radius_km !== undefined) {
    throw invalidRequest('radius_km', 'needs a location');
  }
  return texts.map((text): PlaceFilter => {
    const place = resolvePlace(text);
    if (place?.kind === 'city') return { ...place, radiusKm: query.radius_km ?? DEFAULT_RADIUS_KM };
    if (query.radius_km !== undefined) {
      notices.push(`radius_km is for cities and widens nothing at ${JSON.stringify(text)}.`);
    }
    if (place !== null) return place;
    notices.push(
      `The place ${JSON.stringify(text)} is not known; its words are looked for in the location text.`,
    );
    return { kind: 'text', words: words(text) };
  });
}

const REMOTE_BEFORE =
  /^(?:fully |100% )?remote(?: jobs)?(?:\s?[-–—,/|:(]\s?|\s(?:in |from )?(?:the )?)/i;
const REMOTE_AFTER = /(?:\s?[-–—,/|:(]\s?|\s)remote\)?$/i;

/** The place of "remote us" or "Germany (remote)", which is two filters; null for anything else. */
function remotePlace(
  { location, location_or }: JobFilterQuery,
  resolvePlace: (text: string) => PlaceQuery | null,
): string | null {
  const text = location?.trim().slice(0, 200) ?? '';
  if (location_or || resolvePlace(text) !== null) return null;
  const place = text
    .replace(REMOTE_BEFORE, '')
    .replace(REMOTE_AFTER, '')
    .replace(/^(.*)\)$/, '$1');
  return place === text || place === '' || resolvePlace(place) === null ? null : place;
}

/** The workplace types asked for, or remote by the text of the place. */
function workplaceFilter(
  query: JobFilterQuery,
  resolvePlace: (text: string) => PlaceQuery | null,
): WorkplaceType[] {
  if (query.workplace_type.length > 0) return query.workplace_type;
  return remotePlace(query, resolvePlace) === null ? [] : ['remote'];
}

function named(text: string): string[] {
  return text.trim() === '' ? [] : [text.trim()];
}

/** A leading hyphen excludes; other hyphens belong to the slug. */
function companyFilter(slugs: string[]): JobFilter['companies'] {
  const lower = slugs.map((slug) => slug.toLowerCase());
  return {
    include: lower.filter((slug) => !slug.startsWith('-')),
    exclude: lower.filter((slug) => slug.startsWith('-')).map((slug) => slug.slice(1)),
  };
}

function departmentPhrase(text: string): Phrase {
  const phrase = words(text);
  if (phrase.length === 0) throw invalidRequest('department', 'has no words to search for');
  return phrase;
}

function postedFilter(query: JobFilterQuery): Pick<JobFilter, 'postedSince' | 'postedWithinDays'> {
  if (query.since !== undefined) {
    return { postedSince: new Date(query.since * 1000).toISOString(), postedWithinDays: null };
  }
  return { postedSince: null, postedWithinDays: query.posted_within_days || null };
}

function salaryFilter(query: JobFilterQuery): JobFilter['salaryMin'] {
  if (query.salary_min === undefined) return null;
  return { amount: query.salary_min, currency: query.currency ?? 'USD' };
}
