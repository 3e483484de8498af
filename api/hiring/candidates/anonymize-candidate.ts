import { candidateSchema } from '../../../domain/hiring/pipeline/candidate-row.ts';
import { anonymizeCandidate as anonymize } from '../../../services/hiring/pipeline/anonymize-candidate.ts';
import { causeOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { candidateAnswer } from './candidate-answer.ts';
import { candidateParams, ownedCandidate } from './owned-candidate.ts';

export const anonymizeCandidate = defineRoute(
  {
    name: 'anonymizeCandidate',
    method: 'post',
    path: '/candidates/{id}/anonymize',
    access: { scopes: ['jobs:applications'] },
    meter: 'platform_calls',
    params: candidateParams,
    response: recordOf(candidateSchema),
    find: ownedCandidate,
    summary: 'Remove the person from a candidate, for good.',
    description:
      'Jobs, stages and times stay, so that counts stay. Files, answers, notes and what other places hold go within minutes. The same person may apply again as somebody new.',
  },
  async (call) => {
    const { ctx, found } = call;
    return { body: candidateAnswer(ctx, await anonymize(ctx, found, causeOf(call))) };
  },
);
