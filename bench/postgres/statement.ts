import type { JobFilter } from '../../domain/market/job-filter.ts';
import type { PlaceFilter } from '../../domain/market/place-filter.ts';
import type { Phrase } from '../../domain/market/title-query.ts';
import type { JobSearch } from '../../storage/market/search/job-search.ts';
import type { Statement } from '../search/targets.ts';

/** Collects values and hands out their placeholders. */
type Bind = (value: unknown) => string;

const DAY_MS = 86_400_000;
const METRES_PER_KM = 1_000;

/**
 * The same question in SQL that PostgreSQL answers best: `q` by relevance in two parts, the second read only when the
 * first does not fill the page.
 */
export function statementOf({ filter, sort, limit }: JobSearch): Statement {
  const values: unknown[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const size = bind(limit + 1);
  const common = filterConditions(filter, bind);
  const page = (conditions: string[]) =>
    `SELECT row FROM jobs WHERE ${[...conditions, 'true'].join(' AND ')} ORDER BY posted_at DESC, id LIMIT ${size}`;
  const terms = filter.text?.terms ?? [];
  const inTitle = terms.map((term) => phraseIn('title_tsv', term, bind));
  const anywhere = terms.map(
    (term) => `(${phraseIn('title_tsv', term, bind)} OR ${phraseIn('company_tsv', term, bind)})`,
  );
  if (sort === 'date' || terms.length === 0) {
    return { text: page([...common, ...anywhere]), values };
  }
  const title = page([...common, ...inTitle]);
  const rest = page([...common, ...anywhere, `NOT (${inTitle.join(' AND ')})`]);
  return { text: `(${title}) UNION ALL (${rest}) LIMIT ${size}`, values };
}

function filterConditions(filter: JobFilter, bind: Bind): string[] {
  return [
    ...anyOf(phrases('title_tsv', filter.title?.include ?? [], bind)),
    ...none(phrases('title_tsv', filter.title?.exclude ?? [], bind)),
    ...none((filter.text?.excluded ?? []).map((text) => contains('title_folded', text, bind))),
    ...anyOf(filter.places.map((place) => placeCondition(place, bind))),
    ...valueConditions(filter, bind),
    ...payConditions(filter, bind),
    ...postedConditions(filter, bind),
  ];
}

function valueConditions(filter: JobFilter, bind: Bind): string[] {
  const { companies } = filter;
  return [
    ...oneOf('company_slug', companies.include, bind),
    ...oneOf('employment_type', filter.employmentTypes, bind),
    ...oneOf('seniority_level', filter.seniorityLevels, bind),
    ...oneOf('workplace_type', filter.workplaceTypes, bind),
    ...(filter.countries.length > 0 ? [`country && ${bind(filter.countries)}::text[]`] : []),
    ...(filter.keywords.length > 0 ? [`keywords @> ${bind(filter.keywords)}::text[]`] : []),
  ];
}

function payConditions({ salaryMin, currency }: JobFilter, bind: Bind): string[] {
  const wanted = salaryMin?.currency ?? currency;
  return [
    ...(wanted === null ? [] : [`salary_currency = ${bind(wanted)}`]),
    ...(salaryMin === null ? [] : [`annual_max >= ${bind(salaryMin.amount)}`]),
  ];
}

function postedConditions({ postedSince, postedWithinDays }: JobFilter, bind: Bind): string[] {
  if (postedSince !== null) return [`posted_at >= ${bind(postedSince)}`];
  if (postedWithinDays === null) return [];
  return [`posted_at >= ${bind(new Date(Date.now() - postedWithinDays * DAY_MS))}`];
}

function placeCondition(place: PlaceFilter, bind: Bind): string {
  switch (place.kind) {
    case 'city': {
      const centre = `ll_to_earth(${bind(place.lat)}, ${bind(place.lng)})`;
      const radius = bind((place.radiusKm ?? 0) * METRES_PER_KM);
      const near = `earth_box(${centre}, ${radius}) @> point AND earth_distance(${centre}, point) <= ${radius}`;
      return `id IN (SELECT job_id FROM job_points WHERE ${near})`;
    }
    case 'region':
      return `region @> ARRAY[${bind(`${place.country}-${place.regionCode}`)}]`;
    case 'country':
      return `country @> ARRAY[${bind(place.country)}]`;
    case 'remote':
      return `workplace_type = 'remote'`;
    case 'text':
      return `location_tsv @@ plainto_tsquery('simple', ${bind(place.words.join(' '))})`;
  }
}

function phrases(column: string, wanted: readonly Phrase[], bind: Bind): string[] {
  return wanted.map((phrase) => phraseIn(column, phrase, bind));
}

function phraseIn(column: string, phrase: Phrase, bind: Bind): string {
  return `${column} @@ phraseto_tsquery('simple', ${bind(phrase.join(' '))})`;
}

function contains(column: string, text: string, bind: Bind): string {
  return `${column} LIKE ${bind(`%${text.replace(/[\\%_]/gu, '\\$&')}%`)}`;
}

function oneOf(column: string, values: readonly string[], bind: Bind): string[] {
  return values.length === 0 ? [] : [`${column} = ANY(${bind(values)}::text[])`];
}

function anyOf(conditions: string[]): string[] {
  return conditions.length === 0 ? [] : [`(${conditions.join(' OR ')})`];
}

function none(conditions: string[]): string[] {
  return conditions.map((condition) => `NOT (${condition})`);
}
