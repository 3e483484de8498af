import type { Pool } from 'undici';
import { peopleFilter, peopleQuery } from '../../domain/people/people-filter.ts';
import {
  partsOf,
  peopleBody,
  type PeoplePart,
} from '../../storage/people/search/people-search.query.ts';
import { PARTS } from '../../storage/people/search/people-search.ts';
import { answerOf, ask } from '../load/ask.ts';
import type { Send } from '../load/load.ts';

/** Searches of a recruiter: one word, two, two that few people have together, and each filter. */
export const queries: readonly Record<string, string>[] = [
  { q: 'engineer' },
  { q: 'harbour welder' },
  { q: 'night nurse triage' },
  { q: 'rust baker' },
  { q: 'driver', location: 'Bergen' },
  { title: 'senior planner', skills: 'SQL,Figma' },
  { skills: 'Welding', location: 'Denmark' },
  {},
];

/** As many as `GET /people` lists without `limit`, and the one that shows that more follow. */
const ROWS = 21;

/** Searches for each query in turn, through the api. */
export function apiSearches(pool: Pool, key: string): Send {
  const headers = { authorization: `Bearer ${key}` };
  const paths = queries.map((query) => `/people?${new URLSearchParams(query).toString()}`);
  return (index) =>
    ask(pool, { method: 'GET', path: paths[index % paths.length] ?? '', headers }, 200);
}

/** Sends the bodies of the same searches straight to the index: a second part only where the first is not full. */
export function straightSearches(pool: Pool, alias: string): Send {
  const path = `/${alias}/_search?filter_path=${PARTS}&allow_partial_search_results=false`;
  const filters = queries.map((query) => peopleFilter(peopleQuery.parse(query)));
  return async (index) => {
    const filter = filters[index % filters.length];
    if (filter === undefined) return;
    let left = ROWS;
    for (const part of partsOf(filter)) {
      if (left > 0) left -= await rowsOf(pool, path, bodyOf(filter, { part, size: left }));
    }
  };
}

function bodyOf(filter: ReturnType<typeof peopleFilter>, one: { part: PeoplePart; size: number }) {
  return JSON.stringify(peopleBody(filter, { ...one, after: null }));
}

async function rowsOf(pool: Pool, path: string, body: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const { status, chunks } = await answerOf(pool, { method: 'POST', path, headers, body });
  if (status !== 200) throw new Error(`${path}: ${status}`);
  const { hits } = JSON.parse(Buffer.concat(chunks).toString() || '{}') as {
    hits?: { hits?: unknown[] };
  };
  return hits?.hits?.length ?? 0;
}
