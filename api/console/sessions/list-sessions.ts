import { z } from 'zod';
import { listSessions as readSessions } from '../../../storage/accounts/console/console-sessions.ts';
import { ownSessions } from './own-sessions.ts';
import { signedInOf } from '../../caller.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { pageById, pageQuery } from '../../page-by-id.ts';
import { defineRoute } from '../../route.ts';
import { sessionRow, sessionSchema } from '../../../domain/accounts/console/session-row.ts';

export const listSessions = defineRoute(
  {
    name: 'listSessions',
    method: 'get',
    path: '/sessions',
    access: { role: 'interviewer' },
    query: z.object(pageQuery),
    response: listOf(sessionSchema),
    errors: ['invalid_cursor'],
    summary: 'List the own sessions, newest first.',
  },
  async ({ ctx, caller, query }) => {
    const { user, session } = signedInOf(caller);
    const whose = ownSessions(user, session);
    const list = `sessions ${user.id}`;
    const { rows, nextCursor } = await pageById(list, { ctx, caller, query }, (start) =>
      readSessions(ctx.stores, whose, start),
    );
    const data = rows.map((row) => sessionRow(row, session));
    return { body: { data, meta: listMeta({ nextCursor }) } };
  },
);
