import type { ApplySession } from '../../../domain/agent/session.ts';
import {
  approveSession,
  continueSession,
  stopSession,
  type SessionTarget,
} from '../../../services/agent/sessions/act-on-session.ts';
import { waitForSession } from '../../../services/agent/sessions/wait-for-session.ts';
import { startSession } from '../../../services/agent/sessions/start-session.ts';
import { accountOf } from '../../caller.ts';
import { idempotencyKey } from '../../input/idempotency-key.ts';
import { requireVersion } from '../../input/if-match.ts';
import type { RouteCall } from '../../route.ts';
import { sessionRecord } from './session-answer.ts';

/** The parts of a call that every action uses. */
type ActionCall = Pick<RouteCall, 'ctx' | 'caller' | 'headers'>;

interface StartBody {
  job_id: string;
  resume_id?: string;
  instructions?: string;
  documents?: { cover_letter: boolean; tailored_resume: boolean };
  wait_s: number;
}

interface ContinueBody {
  answers?: Record<string, unknown>;
  message?: string;
  wait_s: number;
}

/** 201 for a new session, 200 for the open one of the same job. */
export async function runStart({ ctx, caller }: ActionCall, body: StartBody) {
  const { session, isNew } = await startSession(ctx, {
    accountId: accountOf(caller),
    jobId: body.job_id,
    resumeId: body.resume_id ?? null,
    instructions: body.instructions ?? null,
    documents: {
      coverLetter: body.documents?.cover_letter ?? false,
      tailoredResume: body.documents?.tailored_resume ?? false,
    },
  });
  const settled = await waitForSession(ctx, session, body.wait_s);
  return { status: isNew ? 201 : 200, body: sessionRecord(ctx, settled) };
}

export async function runContinue(call: ActionCall, id: string, body: ContinueBody) {
  const session = await continueSession(call.ctx, targetOf(call, id), {
    answers: body.answers ?? {},
    message: body.message ?? null,
    idempotencyKey: idempotencyKey(call.headers),
  });
  return answerWhenIdle(call, session, body.wait_s);
}

export async function runApproval(call: ActionCall, id: string, waitSeconds: number) {
  const session = await approveSession(call.ctx, targetOf(call, id));
  return answerWhenIdle(call, session, waitSeconds);
}

export async function runStop(call: ActionCall, id: string, waitSeconds: number) {
  const session = await stopSession(call.ctx, targetOf(call, id));
  return answerWhenIdle(call, session, waitSeconds);
}

function targetOf({ caller, headers }: ActionCall, id: string): SessionTarget {
  return {
    accountId: accountOf(caller),
    id,
    requireVersion: (version) => {
      requireVersion(headers, version);
    },
  };
}

export async function answerWhenIdle(
  { ctx }: Pick<ActionCall, 'ctx'>,
  session: ApplySession,
  waitSeconds: number,
) {
  const settled = await waitForSession(ctx, session, waitSeconds);
  return { status: 200, body: sessionRecord(ctx, settled) };
}
