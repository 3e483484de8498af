import { z } from 'zod';
import { sessionRowSchema } from '../../../domain/agent/session-wire.ts';
import { listSessions } from '../../../storage/agent/apply-sessions.ts';
import { accountOf } from '../../caller.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { pageById, pageQuery } from '../../page-by-id.ts';
import { defineRoute } from '../../route.ts';
import { sessionRow } from './session-answer.ts';

export const listApplySessions = defineRoute(
  {
    name: 'listApplySessions',
    method: 'get',
    path: '/v1/apply-with-ai',
    access: { scopes: ['agent:tools', 'jobs:apply'], role: 'recruiter' },
    readsOnly: true,
    query: z.object(pageQuery),
    response: listOf(sessionRowSchema),
    errors: ['invalid_cursor'],
    summary: "List the account's apply sessions, newest first.",
  },
  async ({ ctx, caller, query }) => {
    const { rows, nextCursor } = await pageById('apply-sessions', { ctx, caller, query }, (start) =>
      listSessions(ctx.stores, accountOf(caller), start),
    );
    return { body: { data: rows.map(sessionRow), meta: listMeta({ nextCursor }) } };
  },
);
