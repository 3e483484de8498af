import { stageMoveInput } from '../../../domain/hiring/pipeline/candidate-input.ts';
import { candidateSchema } from '../../../domain/hiring/pipeline/candidate-row.ts';
import { moveApplication } from '../../../domain/hiring/pipeline/move-application.ts';
import { movedEntry } from '../../../services/hiring/pipeline/candidate-audit.ts';
import { movedEvents } from '../../../services/hiring/pipeline/candidate-events.ts';
import { changeCandidate } from '../../../services/hiring/pipeline/change-candidate.ts';
import { findPipeline } from '../../../storage/hiring/pipelines.ts';
import { accountOf, actorOf, causeOf } from '../../caller.ts';
import { requireVersion } from '../../input/if-match.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { candidateAnswer } from './candidate-answer.ts';
import { candidateParams, ownedCandidate } from './owned-candidate.ts';

export const moveCandidate = defineRoute(
  {
    name: 'moveCandidate',
    method: 'post',
    path: '/candidates/{id}/stage',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    versioned: true,
    meter: 'platform_calls',
    params: candidateParams,
    body: stageMoveInput,
    response: recordOf(candidateSchema),
    find: ownedCandidate,
    errors: ['stage_conflict', 'conflict'],
    summary: 'Move an application of a candidate to another stage.',
    description:
      'With from_stage, the call is 409 stage_conflict if the application is at another stage. A move to the current stage changes nothing.',
  },
  async ({ ctx, caller, requestId, body, found, headers }) => {
    const cause = causeOf({ caller, requestId });
    const { stages } = await findPipeline(ctx.stores, accountOf(caller));
    const move = {
      stage: body.stage,
      fromStage: body.from_stage,
      jobId: body.job_id,
      reason: body.reason ?? null,
      actor: actorOf(caller),
    };
    const saved = await changeCandidate(ctx, found, (candidate) => {
      requireVersion(headers, candidate.version);
      const moved = moveApplication(candidate, move, { stages, now: new Date() });
      if (moved === null) return null;
      const trail = [movedEntry(cause, moved)];
      return { candidate: moved.candidate, events: movedEvents(moved), trail };
    });
    return { body: candidateAnswer(ctx, saved) };
  },
);
