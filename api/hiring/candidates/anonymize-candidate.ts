import { candidateSchema } from '../../../domain/hiring/pipeline/candidate-row.ts';
import { anonymizeCandidate as anonymize } from '../../../services/hiring/pipeline/anonymize-candidate.ts';
import { causeOf } from '../../caller.ts';
import { versionJudge } from '../../input/if-match.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { candidateAnswer } from './candidate-answer.ts';
import { candidateParams, ownedCandidate } from './owned-candidate.ts';

export const anonymizeCandidate = defineRoute(
  {
    name: 'anonymizeCandidate',
    method: 'post',
    path: '/candidates/{id}/anonymize',
    access: { scopes: ['jobs:applications'], role: 'admin' },
    versioned: true,
    meter: 'platform_calls',
    params: candidateParams,
    response: recordOf(candidateSchema),
    find: ownedCandidate,
    summary: 'Anonymise a candidate. This cannot be undone.',
    description:
      'Jobs, stages and times stay, so counts do not change. Files, answers, notes and copies elsewhere are deleted within minutes. The person may apply again as a new candidate.',
  },
  async (call) => {
    const { ctx, found, headers } = call;
    const judge = versionJudge(headers);
    const candidate = await anonymize(ctx, found, { cause: causeOf(call), judge });
    return { body: candidateAnswer(ctx, candidate) };
  },
);
