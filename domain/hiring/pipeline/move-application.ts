import { AppError, invalidRequest } from '../../common/errors.ts';
import type { Application, Candidate } from '../candidate.ts';
import type { Actor } from '../../common/actor.ts';
import { requireStage, statusOfStage, type Stage } from './stages.ts';

/** Maximum size of all reasons of an application, because they are stored in the candidate's document. */
const MOST_REASON_BYTES = 256 * 1024;

/** POST /candidates/{id}/stage, as requested. */
export interface StageMove {
  stage: string;
  /** The stage that the caller expects. */
  fromStage: string | undefined;
  /** Selects the application; required when several are active. */
  jobId: string | undefined;
  reason: string | null;
  actor: Actor;
}

export interface MovedApplication {
  candidate: Candidate;
  before: Application;
  after: Application;
}

/**
 * Moves an application of a candidate to a stage of the pipeline; null when it is there already. The previous stage
 * ends when the new one begins. @throws AppError `invalid_request`, `stage_conflict`, `conflict`.
 */
export function moveApplication(
  candidate: Candidate,
  move: StageMove,
  { stages, now }: { stages: readonly Stage[]; now: Date },
): MovedApplication | null {
  const target = requireStage(stages, move.stage);
  const before = chosenApplication(candidate, move.jobId);
  if (move.fromStage !== undefined && move.fromStage !== before.stage) {
    throw stageConflict(before.stage);
  }
  if (before.stage === target.key) return null;
  const after = moved(before, { target, move, now });
  const applications = candidate.applications.map((one) => (one === before ? after : one));
  return { candidate: { ...candidate, applications, updatedAt: now }, before, after };
}

function moved(
  application: Application,
  { target, move, now }: { target: Stage; move: StageMove; now: Date },
): Application {
  const { actor, reason } = move;
  const history = application.history.map((visit) =>
    visit.leftAt === null ? { ...visit, leftAt: now } : visit,
  );
  requireRoomForReason(application, reason);
  history.push({ stage: target.key, enteredAt: now, leftAt: null, actor, reason });
  return { ...application, stage: target.key, status: statusOfStage(target.type), history };
}

/** @throws AppError `conflict` when the reasons of all moves exceed the limit. */
function requireRoomForReason({ history }: Application, reason: string | null): void {
  if (reason === null) return;
  const kept = history.reduce((sum, visit) => sum + Buffer.byteLength(visit.reason ?? ''), 0);
  if (kept + Buffer.byteLength(reason) <= MOST_REASON_BYTES) return;
  const details = [
    { path: 'reason', message: 'is too long: all reasons of an application may have 256 KiB' },
  ];
  throw new AppError('conflict', {
    message: 'The reasons of an application may have 256 KiB.',
    details,
  });
}

/** Selects the application: the one for the job, else the active one, else the only one. */
function chosenApplication({ applications }: Candidate, jobId: string | undefined): Application {
  if (jobId !== undefined) {
    const application = applications.find((one) => one.jobId === jobId);
    if (application === undefined)
      throw invalidRequest('job_id', 'is not a job that the candidate has applied for');
    return application;
  }
  const active = applications.filter(({ status }) => status === 'active');
  const [only, ...others] = active.length > 0 ? active : applications;
  if (only === undefined) throw invalidRequest('job_id', 'the candidate has no application');
  if (others.length > 0)
    throw invalidRequest('job_id', 'is required: the candidate has several applications');
  return only;
}

function stageConflict(stage: string): AppError {
  return new AppError('stage_conflict', {
    message: `The candidate is at ${stage}.`,
    details: [{ path: 'from_stage', message: stage }],
  });
}
