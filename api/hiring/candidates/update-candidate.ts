import {
  candidateChanges,
  changedCandidate,
} from '../../../domain/hiring/pipeline/candidate-input.ts';
import { candidateSchema } from '../../../domain/hiring/pipeline/candidate-row.ts';
import { updatedEvent } from '../../../services/hiring/pipeline/candidate-events.ts';
import { changeCandidate } from '../../../services/hiring/pipeline/change-candidate.ts';
import { requireVersion } from '../../input/if-match.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { candidateAnswer } from './candidate-answer.ts';
import { candidateParams, ownedCandidate } from './owned-candidate.ts';

export const updateCandidate = defineRoute(
  {
    name: 'updateCandidate',
    method: 'patch',
    path: '/candidates/{id}',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    versioned: true,
    meter: 'platform_calls',
    params: candidateParams,
    body: candidateChanges,
    response: recordOf(candidateSchema),
    find: ownedCandidate,
    errors: ['conflict'],
    summary: "Change a candidate's details.",
    description:
      'Only the members that are sent change; null clears a member. The e-mail address of another candidate is 409. An anonymised candidate is 409.',
  },
  async ({ ctx, body, found, headers }) => {
    const saved = await changeCandidate(ctx, found, (current) => {
      requireVersion(headers, current.version);
      const { candidate, changed } = changedCandidate(current, body, new Date());
      if (changed.length === 0) return null;
      const events = [updatedEvent(candidate, changed)];
      return { candidate, events, movesEmail: changed.includes('email') };
    });
    return { body: candidateAnswer(ctx, saved) };
  },
);
