import { z } from 'zod';
import {
  endSession as end,
  findSession,
} from '../../../storage/accounts/console/console-sessions.ts';
import { ownSessions } from './own-sessions.ts';
import { causeOf, signedInOf } from '../../caller.ts';
import { defineRoute } from '../../route.ts';

export const endSession = defineRoute(
  {
    name: 'endSession',
    method: 'delete',
    path: '/sessions/{id}',
    access: { role: 'interviewer' },
    params: z.object({ id: z.string() }),
    find: ({ ctx, caller, params }) => {
      const { user, session } = signedInOf(caller);
      return findSession(ctx.stores, { id: params.id, ...ownSessions(user, session) });
    },
    status: 204,
    response: z.undefined(),
    summary: 'End one of the own sessions, within a second in every process.',
  },
  async (call) => {
    await end(call.ctx.stores, call.found, causeOf(call));
    call.ctx.sessions.forget(call.found.id);
    return { body: undefined };
  },
);
