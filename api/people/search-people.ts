import { personRow, personSchema } from '../../domain/people/person.ts';
import { peopleFilter, peopleQuery } from '../../domain/people/people-filter.ts';
import { findPeople } from '../../services/people/find-people.ts';
import { listMeta, listOf } from '../list-answer.ts';
import { pageById } from '../page-by-id.ts';
import { defineRoute } from '../route.ts';

export const searchPeople = defineRoute(
  {
    name: 'searchPeople',
    method: 'get',
    path: '/people',
    access: { scopes: ['jobs:applications'] },
    readsOnly: true,
    meter: 'platform_calls',
    query: peopleQuery,
    response: listOf(personSchema),
    errors: ['invalid_cursor'],
    summary: 'Search people of every account who consented to be found, newest consent first.',
    description:
      'Rows show neither name nor contact. Consent is asked at each read, so a page may hold fewer rows than limit; next_cursor says whether more follow. A new consent is found within some seconds. A person whom several accounts know is one row.',
  },
  async ({ ctx, caller, query }) => {
    const filter = peopleFilter(query);
    let consenting: ReadonlySet<string> = new Set();
    const { rows, nextCursor } = await pageById('people', { ctx, caller, query }, async (start) => {
      const found = await findPeople(ctx, filter, start);
      consenting = found.consenting;
      return found.hits;
    });
    const people = rows.map(({ person }) => person).filter(({ id }) => consenting.has(id));
    return { body: { data: people.map(personRow), meta: listMeta({ nextCursor }) } };
  },
);
