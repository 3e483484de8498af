import { mergeInput } from '../../../domain/hiring/pipeline/candidate-input.ts';
import { candidateSchema } from '../../../domain/hiring/pipeline/candidate-row.ts';
import { mergeCandidates as merge } from '../../../services/hiring/pipeline/merge-candidates.ts';
import { accountOf } from '../../caller.ts';
import { versionJudge } from '../../input/if-match.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { candidateAnswer } from './candidate-answer.ts';

export const mergeCandidates = defineRoute(
  {
    name: 'mergeCandidates',
    method: 'post',
    path: '/candidates/merge',
    access: { scopes: ['jobs:applications'], role: 'admin' },
    versioned: true,
    meter: 'platform_calls',
    body: mergeInput,
    response: recordOf(candidateSchema),
    errors: ['not_found', 'conflict'],
    summary: 'Merge a duplicate into another candidate.',
    description:
      'Values of the primary take precedence. Of two applications for one job, that of the primary stays, with both histories. The duplicate becomes 404 with merged_into, and its e-mail address belongs to the primary. If-Match is the version of the primary.',
  },
  async ({ ctx, caller, body, headers }) => {
    const { primary_id: primaryId, duplicate_id: duplicateId } = body;
    const accountId = accountOf(caller);
    const judge = versionJudge(headers);
    const candidate = await merge(ctx, { accountId, primaryId, duplicateId, judge });
    return { body: candidateAnswer(ctx, candidate) };
  },
);
