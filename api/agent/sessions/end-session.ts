import { z } from 'zod';
import { sessionSchema, waitInBody } from '../../../domain/agent/session-wire.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { ownedSession } from './owned-session.ts';
import { runApproval, runStop } from './run-action.ts';

const common = {
  method: 'post',
  access: { scopes: ['agent:tools', 'jobs:apply'], role: 'recruiter' },
  ...ownedSession,
  body: z.strictObject({ wait_s: waitInBody }).optional(),
  idempotent: true,
  versioned: true,
  response: recordOf(sessionSchema),
} as const;

export const approveApplySession = defineRoute(
  {
    ...common,
    name: 'approveApplySession',
    path: '/v1/apply-with-ai/{id}/approve-submit',
    errors: ['invalid_application', 'invalid_session_state'],
    summary: 'Approve and submit the application of an apply session, once.',
  },
  (call) => runApproval(call, call.found.id, call.body?.wait_s ?? 0),
);

export const stopApplySession = defineRoute(
  {
    ...common,
    name: 'stopApplySession',
    path: '/v1/apply-with-ai/{id}/stop',
    errors: ['invalid_session_state'],
    summary: 'Stop an apply session without submitting.',
  },
  (call) => runStop(call, call.found.id, call.body?.wait_s ?? 0),
);
