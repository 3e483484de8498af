import { z } from 'zod';
import {
  continueMembers,
  sessionSchema,
  startMembers,
  waitInBody,
} from '../../../domain/agent/session-wire.ts';
import { APPLICATION_BODY_BYTES } from '../../../domain/hiring/application-wire.ts';
import { requireSession } from '../../../services/agent/sessions/change-session.ts';
import { forSpenders } from '../../access.ts';
import { accountOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { answerWhenIdle, runApproval, runContinue, runStart, runStop } from './run-action.ts';

const named = {
  session_id: z.string().meta({
    description: 'Id of the session. Required for every action except start.',
    example: 'ses_0NaQ8xT2v7Bd1kZp4mXw',
  }),
  wait_s: waitInBody,
};

const start = {
  action: z.literal('start').optional().meta({ description: 'The default is start.' }),
  ...startMembers,
};

const body = z.discriminatedUnion(
  'action',
  [
    z.strictObject(start),
    z.strictObject({ action: z.literal('get'), ...named }),
    z.strictObject({ action: z.literal('continue'), ...named, ...continueMembers }),
    z.strictObject({ action: z.enum(['approve_submit', 'approve-submit']), ...named }),
    z.strictObject({ action: z.literal('stop'), ...named }),
  ],
  {
    error: ({ code }) =>
      code === 'invalid_union'
        ? 'must be start, get, continue, approve_submit or stop; left out, it is start'
        : undefined,
  },
);

export const applyWithAi = defineRoute(
  {
    name: 'applyWithAi',
    method: 'post',
    path: '/jobs/apply',
    aliases: ['/v1/apply-with-ai'],
    access: { scopes: ['agent:tools', 'jobs:apply'], ...forSpenders },
    body,
    maxBodyBytes: APPLICATION_BODY_BYTES,
    idempotent: true,
    versioned: true,
    status: 201,
    otherStatuses: [200],
    response: recordOf(sessionSchema),
    errors: [
      'not_found',
      'not_hosted',
      'role_closed',
      'feature_disabled',
      'duplicate_application',
      'invalid_application',
      'invalid_session_state',
    ],
    summary: 'Apply for a hosted role with AI: start a session or continue it.',
    description:
      "start is 201 with a new session, or 200 with the account's open session for the same job. Every other action is 200. An action that the session's status does not allow is 409 invalid_session_state. Nothing is submitted without approve_submit. continue, approve_submit and stop honour If-Match with the session's version. A session expires after 72 hours without an action.",
  },
  async (call) => {
    const { ctx, caller, body: asked } = call;
    switch (asked.action) {
      case undefined:
      case 'start':
        return runStart(call, asked);
      case 'get': {
        const target = { accountId: accountOf(caller), id: asked.session_id };
        return answerWhenIdle(call, await requireSession(ctx, target), asked.wait_s);
      }
      case 'continue':
        return runContinue(call, asked.session_id, asked);
      case 'approve_submit':
      case 'approve-submit':
        return runApproval(call, asked.session_id, asked.wait_s);
      case 'stop':
        return runStop(call, asked.session_id, asked.wait_s);
    }
  },
);
