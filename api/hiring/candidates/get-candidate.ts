import { candidateSchema } from '../../../domain/hiring/pipeline/candidate-row.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { candidateAnswer } from './candidate-answer.ts';
import { candidateParams } from './owned-candidate.ts';
import { readableCandidate } from './readable-candidate.ts';

export const getCandidate = defineRoute(
  {
    name: 'getCandidate',
    method: 'get',
    path: '/candidates/{id}',
    access: { scopes: ['jobs:applications'], role: 'interviewer' },
    readsOnly: true,
    meter: 'platform_calls',
    params: candidateParams,
    response: recordOf(candidateSchema),
    find: readableCandidate,
    summary: 'Read a candidate with applications, stage history, notes and files.',
    description:
      'A merged duplicate is 404. `details` names the surviving candidate under the path `merged_into`.',
  },
  ({ ctx, found }) => Promise.resolve({ body: candidateAnswer(ctx, found) }),
);
