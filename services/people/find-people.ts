import type { ResultPage } from '../../domain/common/result-page.ts';
import type { PeopleFilter } from '../../domain/people/people-filter.ts';
import { findConsenting, markPersonDue } from '../../storage/people/consenting-candidates.ts';
import {
  searchPeople,
  type PeoplePosition,
  type PersonHit,
} from '../../storage/people/search/people-search.ts';
import type { AppContext } from '../context.ts';

/** Reads of the index for one page: more are needed only while many withdrawals are on their way to it. */
const MAX_READS = 4;

interface PageSearch {
  filter: PeopleFilter;
  limit: number;
  /** The end of the previous page; null for the first page. */
  after: PeoplePosition | null;
}

/**
 * A page of people who consent to be found, as JSON texts ready to send. The candidates themselves are asked for their
 * consent, because the index may lag behind a withdrawal; further rows are read in place of those without it. A page is
 * shorter than `limit` at the end, or after `MAX_READS` reads: then `next` continues behind the last row read.
 */
export async function findPeople(
  ctx: Pick<AppContext, 'log' | 'stores'>,
  { filter, limit, after }: PageSearch,
): Promise<ResultPage<string, PeoplePosition>> {
  // One row too many shows that more rows follow.
  const size = limit + 1;
  const found: PersonHit[] = [];
  let position = after;
  for (let reads = 0; reads < MAX_READS; reads += 1) {
    const hits = await searchPeople(ctx.stores, { filter, after: position, size });
    found.push(...(await consentingOf(ctx, hits)));
    if (found.length > limit) return pageOf(found.slice(0, limit));
    if (hits.length < size) return { rows: found.map(({ row }) => row), next: null };
    position = hits.at(-1)?.position ?? null;
  }
  return { rows: found.map(({ row }) => row), next: position };
}

function pageOf(hits: readonly PersonHit[]): ResultPage<string, PeoplePosition> {
  return { rows: hits.map(({ row }) => row), next: hits.at(-1)?.position ?? null };
}

/** The hits whose candidates consent at this moment. Rows of the others are brought up to date soon. */
async function consentingOf(
  { stores, log }: Pick<AppContext, 'log' | 'stores'>,
  hits: readonly PersonHit[],
): Promise<PersonHit[]> {
  if (hits.length === 0) return [];
  const consenting = await findConsenting(
    stores,
    hits.map(({ id }) => id),
  );
  const withdrawn = hits.filter(({ id }) => !consenting.has(id));
  for (const { id } of withdrawn) {
    void markPersonDue(stores, id).catch((error: unknown) => {
      log.warn({ err: error, candidate_id: id }, 'a withdrawn consent waits for the next read');
    });
  }
  return hits.filter(({ id }) => consenting.has(id));
}
