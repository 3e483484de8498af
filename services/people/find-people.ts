import type { PageStart } from '../../domain/common/result-page.ts';
import type { PeopleFilter } from '../../domain/people/people-filter.ts';
import { findConsenting, markPersonDue } from '../../storage/people/consenting-candidates.ts';
import { searchPeople, type PersonHit } from '../../storage/people/people.ts';
import type { AppContext } from '../context.ts';

/** A hit, and whether its candidate consents at this moment. */
interface FoundPerson extends PersonHit {
  consents: boolean;
}

/**
 * Searches people, and asks the candidates themselves for their consent: rows may lag behind, a withdrawal never does.
 * Rows without consent are brought up to date soon.
 */
export async function findPeople(
  { stores, log }: Pick<AppContext, 'log' | 'stores'>,
  filter: PeopleFilter,
  start: PageStart,
): Promise<FoundPerson[]> {
  const hits = await searchPeople(stores, filter, start);
  const ids = hits.map(({ person }) => person.id);
  const consenting = await findConsenting(stores, ids);
  for (const id of ids.filter((one) => !consenting.has(one))) {
    void markPersonDue(stores, id).catch((error: unknown) => {
      log.warn({ err: error, candidate_id: id }, 'a withdrawn consent waits for the next read');
    });
  }
  return hits.map((hit) => ({ ...hit, consents: consenting.has(hit.person.id) }));
}
