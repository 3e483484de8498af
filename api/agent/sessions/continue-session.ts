import { z } from 'zod';
import { continueMembers, sessionSchema } from '../../../domain/agent/session-wire.ts';
import { APPLICATION_BODY_BYTES } from '../../../domain/hiring/application-wire.ts';
import { forSpenders } from '../../access.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { ownedSession } from './owned-session.ts';
import { runContinue } from './run-action.ts';

export const continueApplySession = defineRoute(
  {
    name: 'continueApplySession',
    method: 'post',
    path: '/v1/apply-with-ai/{id}/continue',
    access: { scopes: ['agent:tools', 'jobs:apply'], ...forSpenders },
    ...ownedSession,
    body: z.strictObject(continueMembers),
    maxBodyBytes: APPLICATION_BODY_BYTES,
    idempotent: true,
    versioned: true,
    response: recordOf(sessionSchema),
    errors: ['invalid_application', 'invalid_session_state'],
    summary: 'Answer questions of an apply session, or ask for changes.',
    description:
      'If one answer is wrong, none is stored. Any field of the form can be answered; null leaves a field empty. A message makes the model draft its own answers again.',
  },
  (call) => runContinue(call, call.found.id, call.body),
);
