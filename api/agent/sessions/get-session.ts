import { z } from 'zod';
import { sessionSchema, waitInQuery } from '../../../domain/agent/session-wire.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { ownedSession } from './owned-session.ts';
import { answerWhenIdle } from './run-action.ts';

export const getApplySession = defineRoute(
  {
    name: 'getApplySession',
    method: 'get',
    path: '/v1/apply-with-ai/{id}',
    access: { scopes: ['agent:tools', 'jobs:apply'], role: 'recruiter' },
    ...ownedSession,
    readsOnly: true,
    query: z.object({ wait_s: waitInQuery }),
    response: recordOf(sessionSchema),
    summary: 'Read an apply session.',
  },
  ({ ctx, query, found }) => answerWhenIdle({ ctx }, found, query.wait_s),
);
