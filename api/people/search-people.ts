import { decodeCursor, encodeCursor } from '../../domain/common/cursor.ts';
import { peopleFilter, peopleQuery } from '../../domain/people/people-filter.ts';
import { personSchema } from '../../domain/people/person.ts';
import { findPeople } from '../../services/people/find-people.ts';
import { peoplePosition } from '../../storage/people/search/people-search.ts';
import { accountOf } from '../caller.ts';
import { cursorScope } from '../cursor-scope.ts';
import { listOf, listText } from '../list-answer.ts';
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
      'With q, people who have all of its words in their titles come first. Rows contain no name and no contact details. Consent is checked on each read. Right after many withdrawals a page can have fewer rows than limit; follow next_cursor. A new consent appears within seconds. A person known to several accounts is one row.',
  },
  async ({ ctx, caller, query }) => {
    const filter = peopleFilter(query);
    const { limit, cursor } = query;
    const scope = cursorScope(`people ${accountOf(caller)}`, query, ctx.config.cursorSecret);
    const after = cursor === undefined ? null : decodeCursor(cursor, scope, peoplePosition);
    const { rows, next } = await findPeople(ctx, { filter, limit, after });
    return { body: listText(rows, { nextCursor: next && encodeCursor(next, scope) }) };
  },
);
