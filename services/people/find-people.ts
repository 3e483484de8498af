import type { PageStart } from '../../domain/common/result-page.ts';
import type { PeopleFilter } from '../../domain/people/people-filter.ts';
import { findConsenting, markPersonDue } from '../../storage/people/consenting-candidates.ts';
import { searchPeople, type PersonHit } from '../../storage/people/people.ts';
import type { AppContext } from '../context.ts';

/** One page of hits, and those of its rows whose candidates consent at this moment. */
interface FoundPeople {
  hits: PersonHit[];
  consenting: ReadonlySet<string>;
}

/**
 * Searches people, and asks the candidates themselves for their consent: rows may lag behind, a withdrawal never does.
 * Rows without consent are brought up to date soon.
 */
export async function findPeople(
  { stores, log }: AppContext,
  filter: PeopleFilter,
  start: PageStart,
): Promise<FoundPeople> {
  const hits = await searchPeople(stores, filter, start);
  const ids = hits.map(({ person }) => person.id);
  const consenting = await findConsenting(stores, ids);
  for (const id of ids.filter((one) => !consenting.has(one))) {
    void markPersonDue(stores, id).catch((error: unknown) => {
      log.warn({ err: error, candidate_id: id }, 'a withdrawn consent waits for the next read');
    });
  }
  return { hits, consenting };
}
