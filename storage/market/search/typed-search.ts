import { z } from 'zod';
import { cutPage, type ResultPage } from '../../../domain/common/result-page.ts';
import type { JobFilter } from '../../../domain/market/job-filter.ts';
import type { Topic } from '../../../domain/market/typed-query/meaning.ts';
import type { TypedQuery } from '../../../domain/market/typed-query/typed-query.ts';
import type { Relaxed } from '../../../domain/market/typed-query/understood.ts';
import { widerQueries } from '../../../domain/market/typed-query/widen.ts';
import type { Stores } from '../../stores.ts';
import type { Clause } from './clauses.ts';
import { countRows } from './count-rows.ts';
import {
  jobFilterClause,
  jobFilterClauses,
  query,
  roundedNow,
  textClauses,
} from './job-search.query.ts';
import { searchIndex } from './search-index.ts';
import { namedTopicClause, rankingClauses, topicClauses } from './typed-query.query.ts';

/** Rows that match the whole line; with fewer, rows of wider searches follow. */
const ENOUGH_ROWS = 10;

/** A wider search whose rows follow: its place among `widerQueries`, and the row that it starts with. */
const widerPart = z.object({ step: z.number().int(), from: z.number().int() });
type WiderPart = z.infer<typeof widerPart>;

/** The position of a cursor: the last row, and what the first page decided for all pages. */
export const typedPosition = z.object({
  /** Time of the first page: the age of a row does not change between pages. */
  origin: z.number().int(),
  wider: z.array(widerPart),
  /** Topics, by their place in the line, that stand only in descriptions. */
  inTextOnly: z.array(z.number().int()),
  /** 0: the whole line; else a place in `wider`, counted from 1. */
  part: z.number().int(),
  sort: z.array(z.union([z.number(), z.string()])),
});
export type TypedPosition = z.infer<typeof typedPosition>;

export interface TypedSearch {
  filter: JobFilter & { typed: TypedQuery };
  sort: 'relevance' | 'date';
  /** Whether only rows that match the whole line are returned. */
  strict: boolean;
  limit: number;
  after: TypedPosition | null;
}

export interface TypedPage extends ResultPage<string, TypedPosition> {
  relaxed: Relaxed;
}

/** The decisions of the first page. */
type Decided = Pick<TypedPosition, 'origin' | 'wider' | 'inTextOnly'>;

interface Hit {
  row: string;
  position: Pick<TypedPosition, 'part' | 'sort'>;
}
interface Found {
  hits?: {
    total?: { value: number };
    hits?: { fields: { row: [string] }; sort: (number | string)[] }[];
  };
}

/**
 * A page of open jobs that match a line, as JSON texts ready to send: best match first, equal ones newest first. When
 * fewer than ten match, the rows of wider searches follow.
 */
export async function searchTyped(stores: Stores, search: TypedSearch): Promise<TypedPage> {
  const { limit, after } = search;
  const decided = after ?? (await decide(stores, search));
  const parts = partsOf(search, decided);
  const hits: Hit[] = [];
  for (let part = after?.part ?? 0; part < parts.length && hits.length <= limit; part += 1) {
    const sortAfter = after?.part === part ? after.sort : null;
    const size = limit + 1 - hits.length;
    hits.push(
      ...(await readPart(stores, search, { parts, part, origin: decided.origin, size, sortAfter })),
    );
  }
  const { rows, last } = cutPage(hits, limit);
  const { origin, wider, inTextOnly } = decided;
  return {
    rows: rows.map((hit) => hit.row),
    next: last === undefined ? null : { origin, wider, inTextOnly, ...last.position },
    relaxed: relaxedOf(search.filter.typed, decided),
  };
}

/** The searches whose rows follow each other; each includes the one before it. */
function partsOf({ filter: { typed } }: TypedSearch, { wider, inTextOnly }: Decided): TypedQuery[] {
  const steps = widerQueries(typed, topicsAt(typed, inTextOnly));
  return [typed, ...wider.flatMap(({ step }) => steps[step]?.query ?? [])];
}

function relaxedOf(typed: TypedQuery, { wider, inTextOnly }: Decided): Relaxed {
  const steps = widerQueries(typed, topicsAt(typed, inTextOnly));
  const relaxed = wider.map(({ step, from }) => ({
    from_row: from,
    gave_up: steps[step]?.gaveUp ?? [],
  }));
  return relaxed.length === 0 ? null : relaxed;
}

function topicsAt({ topics }: TypedQuery, places: readonly number[]): Topic[] {
  return places.flatMap((place) => topics[place] ?? []);
}

/** Counts what the line finds, and when that is too little, what wider searches add. */
async function decide(stores: Stores, { filter, strict }: TypedSearch): Promise<Decided> {
  const { typed } = filter;
  const origin = roundedNow(Date.now());
  const nothing = { origin, wider: [], inTextOnly: [] };
  if (strict) return nothing;
  const as = (wider: TypedQuery) => jobFilterClause({ ...filter, typed: wider }, origin);
  const [strictRows = 0] = await countRows(stores, [as(typed)], ENOUGH_ROWS);
  if (strictRows >= ENOUGH_ROWS) return nothing;
  const named = await countRows(
    stores,
    typed.topics.map((topic) =>
      query({
        filter: [as({ ...typed, topics: [] }), namedTopicClause(topic)],
        mustNot: [],
      }),
    ),
    1,
  );
  const inTextOnly = named.flatMap((count, place) => (count === 0 ? place : []));
  const steps = widerQueries(typed, topicsAt(typed, inTextOnly));
  const totals = await countRows(
    stores,
    steps.map((step) => as(step.query)),
    ENOUGH_ROWS,
  );
  return { origin, inTextOnly, wider: widerParts(strictRows, totals) };
}

/** The wider searches that add rows, until there are enough. */
function widerParts(strictRows: number, totals: readonly number[]): WiderPart[] {
  const parts: WiderPart[] = [];
  let from = strictRows;
  for (const [step, total] of totals.entries()) {
    if (from >= ENOUGH_ROWS) break;
    if (total > from) parts.push({ step, from });
    from = Math.max(from, total);
  }
  return parts;
}

interface PartRead {
  parts: readonly TypedQuery[];
  part: number;
  origin: number;
  size: number;
  sortAfter: TypedPosition['sort'] | null;
}

async function readPart(
  { search: store }: Stores,
  { filter, sort }: TypedSearch,
  { parts, part, origin, size, sortAfter }: PartRead,
): Promise<Hit[]> {
  const wanted = parts[part];
  const before = parts[part - 1];
  if (wanted === undefined) return [];
  const found = await searchIndex<Found>(store, {
    index: store.jobsIndex,
    parts: 'hits.hits.fields.row,hits.hits.sort',
    body: {
      query: rankedQuery({ ...filter, typed: wanted }, wanted, {
        origin,
        sort,
        without:
          before === undefined ? [] : [jobFilterClause({ ...filter, typed: before }, origin)],
      }),
      sort: sort === 'date' ? [{ order: 'asc' }] : [{ _score: 'desc' }, { order: 'asc' }],
      ...(sortAfter && { search_after: sortAfter }),
      size,
      track_total_hits: false,
      stored_fields: ['row'],
    },
  });
  return (found.hits?.hits ?? []).map((hit) => ({
    row: hit.fields.row[0],
    position: { part, sort: hit.sort },
  }));
}

function rankedQuery(
  filter: JobFilter,
  typed: TypedQuery,
  { origin, sort, without }: { origin: number; sort: TypedSearch['sort']; without: Clause[] },
): Clause {
  const { filter: clauses, mustNot } = jobFilterClauses(filter, origin);
  const topics = topicClauses(typed.topics);
  const bool = { must_not: [...mustNot, ...without] };
  const filters = [...clauses, ...textClauses(filter)];
  if (sort === 'date') return { bool: { ...bool, filter: [...filters, ...topics] } };
  return {
    bool: {
      ...bool,
      filter: filters,
      must: topics,
      should: rankingClauses(typed, new Date(origin)),
    },
  };
}
