import { AppError } from '../../../domain/common/errors.ts';
import type { CandidateListRow } from '../../../domain/hiring/pipeline/candidate-row.ts';
import {
  CANDIDATE_FILTERS,
  candidateQuery,
} from '../../../pages/console/hiring/candidate-filters.tsx';
import { nameOf } from '../../../pages/console/hiring/candidates-page.tsx';
import type { Neighbour, Neighbours } from '../../../pages/console/hiring/neighbours.tsx';
import { listCandidates } from '../../hiring/candidates/list-candidates.ts';
import { PAGE_ROWS, readRows, type List, type PageCall } from './console-page.ts';

type Query = Record<string, string>;

/** Who stands beside a candidate in the list that the page was opened from; null when it was opened from none. */
export async function neighboursOf(call: PageCall, id: string): Promise<Neighbours | null> {
  const from = call.query.get('from');
  if (from === null) return null;
  const query = queryIn(from);
  const list = await listOf(call, query);
  if (list === null) return null;
  const found = list.rows.findIndex((row) => row.id === id);
  const place = found === -1 ? placeIn(call) : found;
  const isLast = found !== -1 && found === list.rows.length - 1;
  return {
    up: pathOf(query),
    previous: neighbour(list.rows, place - 1, query),
    next: isLast
      ? await firstOfNext(call, list, query)
      : neighbour(list.rows, found === -1 ? place : place + 1, query),
  };
}

/** The known parameters of the list; others are dropped. */
function queryIn(from: string): Query {
  const given = new URLSearchParams(from);
  const known = [...CANDIDATE_FILTERS, 'cursor', 'view'].flatMap((name): [string, string][] => {
    const value = given.get(name);
    return value === null || value === '' ? [] : [[name, value]];
  });
  return Object.fromEntries(known);
}

/** The page of the list. An address with a filter that is refused has none. */
async function listOf(call: PageCall, { view: _view, ...filters }: Query) {
  try {
    return await readRows(call, listCandidates, {
      query: { limit: PAGE_ROWS, ...candidateQuery(filters) },
    });
  } catch (error) {
    if (error instanceof AppError && error.status === 400) return null;
    throw error;
  }
}

function placeIn({ query }: PageCall): number {
  const at = Number(query.get('at') ?? 0);
  return Number.isInteger(at) && at >= 0 ? at : 0;
}

function neighbour(rows: readonly CandidateListRow[], at: number, query: Query): Neighbour | null {
  const row = rows[at];
  return row === undefined ? null : { id: row.id, name: nameOf(row), list: { query, at } };
}

async function firstOfNext(
  call: PageCall,
  { nextCursor }: List<CandidateListRow>,
  query: Query,
): Promise<Neighbour | null> {
  if (nextCursor === null) return null;
  const further = { ...query, cursor: nextCursor };
  return neighbour((await listOf(call, further))?.rows ?? [], 0, further);
}

function pathOf({ view, job_id: jobId, ...query }: Query): string {
  if (view === 'board' && jobId !== undefined) return `/console/board/${encodeURIComponent(jobId)}`;
  const given = new URLSearchParams({ ...(jobId !== undefined && { job_id: jobId }), ...query });
  return `/console/candidates?${given.toString()}`;
}
