import { jobFilter } from '../../domain/market/job-filter.ts';
import { searchJobsQuery } from '../../domain/market/job-filter-query.ts';
import { questionsOf } from '../../domain/market/typed-query/findings.ts';
import { understoodAs } from '../../domain/market/typed-query/understood.ts';
import { resolvePlaceQuery } from '../../domain/places/places.ts';
import type { LineLookUp } from '../../storage/market/search/line-findings.ts';
import type { TypedSearch } from '../../storage/market/search/typed-search.ts';
import { createRandom } from '../../tools/seed/random.ts';

const ROLES = [
  ...['software engineer', 'data scientist', 'product manager', 'account executive', 'nurse'],
  ...['sales rep', 'devops', 'front end developer', 'recruiter', 'accountant', 'designer'],
  ...['customer success manager', 'Entwicklerin', 'chef de projet', 'k8s', 'react typescript'],
];
const LIMITS = [
  ...['', '', 'remote', 'berlin', 'in London', 'new york', 'germany', 'senior', 'full time'],
  ...['this week', '100k+', 'not senior', 'part time', 'remote germany', 'paris or lyon'],
];

/** Lines as typed, the same for the same seed. */
export function drawLines(count: number, seed: number): string[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => `${random.pick(ROLES)} ${random.pick(LIMITS)}`.trim());
}

/** A line in the forms that the contestants are asked in. */
export interface AskedLine {
  path: string;
  search: TypedSearch;
  /** The path of its constraints alone. */
  constraintsPath: string;
}

/** @param lookUp answers what a line needs to know of the jobs of the index that is asked. */
export async function askedLine(line: string, lookUp: LineLookUp): Promise<AskedLine> {
  const query = searchJobsQuery.parse({ query: line });
  const { filter } = jobFilter(query, resolvePlaceQuery, await lookUp(questionsOf(line)));
  const { typed } = filter;
  if (typed === null) throw new Error(`${line}: not read as a line`);
  return {
    path: pathWith({ query: line }),
    search: {
      ...{ filter: { ...filter, typed }, sort: 'relevance' },
      ...{ strict: false, limit: query.limit, after: null },
    },
    constraintsPath: pathWith(understoodAs(typed).parameters),
  };
}

function pathWith(parameters: Record<string, string>): string {
  return `/jobs?${new URLSearchParams(parameters).toString()}`;
}
