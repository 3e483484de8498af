import { z } from 'zod';
import { endSession } from '../../../storage/accounts/console/console-sessions.ts';
import { causeOf, signedInOf } from '../../caller.ts';
import { defineRoute } from '../../route.ts';

export const endOwnSession = defineRoute(
  {
    name: 'endOwnSession',
    method: 'post',
    path: '/session/end',
    access: { role: 'interviewer' },
    status: 204,
    response: z.undefined(),
    summary: 'Sign out: this session ends within a second in every process.',
  },
  async (call) => {
    const { session } = signedInOf(call.caller);
    await endSession(call.ctx.stores, session, causeOf(call));
    call.ctx.sessions.forget(session.id);
    return { body: undefined };
  },
);
