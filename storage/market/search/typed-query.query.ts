import { noFilter, type JobFilter } from '../../../domain/market/job-filter.ts';
import type { Topic } from '../../../domain/market/typed-query/meaning.ts';
import type {
  TypedConstraints,
  TypedQuery,
} from '../../../domain/market/typed-query/typed-query.ts';
import { anyOf, type Clause, phraseClauses, terms } from './clauses.ts';

/** Scores of a topic by where it stands. Constants, so that a row's score does not depend on other rows. */
const IN_TITLE = 8;
/** All words of a phrase in the title, apart from each other. */
const APART_IN_TITLE = 6;
const IN_SKILLS = 4;
const IN_DEPARTMENT = 2;
const IN_DESCRIPTION = 1;
/** All topics side by side in the title, as typed. */
const AS_TYPED = 4;
/** A row posted now gains this, one posted `HALVES_AFTER` ago half of it. */
const NEW = 2;
const HALVES_AFTER = '30d';

/** The constraints of a line as an explicit filter, and clauses that no explicit filter has. */
export function constraintFilter(constraints: TypedConstraints): JobFilter {
  const slugs = constraints.companies.flatMap(({ slug }) => slug ?? []);
  return {
    ...noFilter,
    title: { include: [], exclude: constraints.excludedTitle },
    places: constraints.places,
    companies: { include: slugs, exclude: [] },
    employmentTypes: constraints.employmentTypes,
    seniorityLevels: constraints.seniorityLevels,
    workplaceTypes: constraints.workplaceTypes,
    postedWithinDays: constraints.postedWithinDays,
    salaryMin: constraints.salaryMin,
    canApply: constraints.canApply ? true : null,
    languages: constraints.languages,
  };
}

/** Employers named without a slug. */
export function companyNameClauses({ companies }: TypedConstraints): Clause[] {
  const named = companies.flatMap(({ slug, words }) => (slug === null ? [words] : []));
  return anyOf(phraseClauses('company_words', named));
}

/** Rows that the line excludes and that no explicit filter can exclude. */
export function excludedClauses(constraints: TypedConstraints): Clause[] {
  return [
    ...terms('workplace_type', constraints.excludedWorkplaceTypes),
    ...terms('company_words', [...constraints.excludedCompanyWords]),
  ];
}

/** One clause a topic. Each scores by the best place that has it. */
export function topicClauses(topics: readonly Topic[]): Clause[] {
  return topics.map(({ ways, skills }) => ({
    dis_max: {
      queries: [
        ...scored(IN_TITLE, phraseClauses('title_words', ways)),
        ...scored(APART_IN_TITLE, ways.filter(isLong).map(everyWordInTitle)),
        ...scored(IN_SKILLS, terms('keywords', skills)),
        ...scored(IN_DEPARTMENT, phraseClauses('department_words', ways)),
        ...scored(IN_DESCRIPTION, phraseClauses('description_words', ways)),
      ],
    },
  }));
}

/** A topic outside descriptions. */
export function namedTopicClause({ ways, skills }: Topic): Clause {
  return {
    bool: {
      should: [
        ...phraseClauses('title_words', ways),
        ...terms('keywords', skills),
        ...phraseClauses('department_words', ways),
      ],
      minimum_should_match: 1,
    },
  };
}

/** Adds to the score of rows that match already. @param origin the time of the first page. */
export function rankingClauses({ topics }: TypedQuery, origin: Date): Clause[] {
  const typed = topics.flatMap(({ ways: [first = []] }) => first);
  return [
    ...(topics.length > 1 ? scored(AS_TYPED, phraseClauses('title_words', [typed])) : []),
    {
      distance_feature: {
        field: 'posted_at',
        origin: origin.toISOString(),
        pivot: HALVES_AFTER,
        boost: NEW,
      },
    },
  ];
}

function everyWordInTitle(way: readonly string[]): Clause {
  return { bool: { filter: way.map((word) => ({ term: { title_words: word } })) } };
}

function isLong(way: readonly string[]): boolean {
  return way.length > 1;
}

function scored(boost: number, clauses: Clause[]): Clause[] {
  return anyOf(clauses).map((filter) => ({ constant_score: { filter, boost } }));
}
