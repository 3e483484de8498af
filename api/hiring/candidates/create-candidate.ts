import { newCandidateInput } from '../../../domain/hiring/pipeline/candidate-input.ts';
import { candidateSchema } from '../../../domain/hiring/pipeline/candidate-row.ts';
import { createCandidate as create } from '../../../services/hiring/pipeline/create-candidate.ts';
import { accountOf, actorOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { candidateAnswer } from './candidate-answer.ts';

export const createCandidate = defineRoute(
  {
    name: 'createCandidate',
    method: 'post',
    path: '/candidates',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    meter: 'platform_calls',
    body: newCandidateInput,
    idempotent: true,
    status: 201,
    response: recordOf(candidateSchema),
    errors: ['conflict'],
    summary: 'Add a person who has not applied, with or without a job.',
    description:
      'There is one candidate per e-mail address: an existing one is 409, and `details` has its id under the path `candidate_id`.',
  },
  async ({ ctx, caller, body, run }) => {
    const actor = actorOf(caller);
    const candidate = await create(ctx, { accountId: accountOf(caller), actor, input: body, run });
    return { body: candidateAnswer(ctx, candidate) };
  },
);
