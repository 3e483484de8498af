import { z } from 'zod';
import { idOf } from '../../../domain/market/search-order.ts';
import type { PeopleFilter } from '../../../domain/people/people-filter.ts';
import { searchIndex } from '../../market/search/search-index.ts';
import type { Stores } from '../../stores.ts';
import { partsOf, peopleBody, type PeoplePart } from './people-search.query.ts';

/** The position of a cursor: the sort value of the last row, and its part of the results. */
export const peoplePosition = z.object({
  part: z.enum(['all', 'title', 'rest']),
  order: z.string(),
});
export type PeoplePosition = z.infer<typeof peoplePosition>;

export interface PeopleSearch {
  filter: PeopleFilter;
  /** The last row read; null for the first page. */
  after: PeoplePosition | null;
  size: number;
}

/** A found person. The index may lag behind: the caller asks for consent. */
export interface PersonHit {
  id: string;
  /** The list row as JSON. */
  row: string;
  position: PeoplePosition;
}

interface Hits {
  hits?: { hits?: { fields: { row: [string] }; sort: [order: string] }[] };
}

/** Paths of the response that `searchPeople` reads. */
export const PARTS = 'hits.hits.fields.row,hits.hits.sort';

/** People who pass a filter, most relevant first, newest consent first within each part. Fewer than `size` are all. */
export async function searchPeople(stores: Stores, search: PeopleSearch): Promise<PersonHit[]> {
  const { filter, after, size } = search;
  const hits: PersonHit[] = [];
  for (const part of partsFrom(search)) {
    const left = size - hits.length;
    if (left === 0) break;
    const start = after?.part === part ? after.order : null;
    const body = peopleBody(filter, { part, after: start, size: left });
    hits.push(...(await readPart(stores, part, body)));
  }
  return hits;
}

/** The parts still to be read, starting with the cursor's. */
function partsFrom({ filter, after }: PeopleSearch): PeoplePart[] {
  const parts = partsOf(filter);
  return after === null ? parts : parts.slice(Math.max(parts.indexOf(after.part), 0));
}

async function readPart({ search }: Stores, part: PeoplePart, body: object): Promise<PersonHit[]> {
  const found = await searchIndex<Hits>(search, { index: search.peopleIndex, body, parts: PARTS });
  return (found.hits?.hits ?? []).map(({ fields, sort: [order] }) => ({
    id: idOf(order),
    row: fields.row[0],
    position: { part, order },
  }));
}
