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
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    query: peopleQuery,
    response: listOf(personSchema),
    errors: ['invalid_cursor'],
    summary: 'Search people who consented to be found, newest consent first.',
    description:
      'Rows contain no name and no contact details. Consent is checked on each read, so a page can have fewer rows than limit; follow next_cursor. A new consent appears within seconds. A person known to several accounts is one row.',
  },
  async ({ ctx, caller, query }) => {
    const filter = peopleFilter(query);
    const { rows, nextCursor } = await pageById('people', { ctx, caller, query }, (start) =>
      findPeople(ctx, filter, start),
    );
    const shown = rows.filter(({ consents }) => consents).map(({ person }) => personRow(person));
    return { body: { data: shown, meta: listMeta({ nextCursor }) } };
  },
);
