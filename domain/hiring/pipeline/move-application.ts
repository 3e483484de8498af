import { AppError, invalidRequest } from '../../common/errors.ts';
import type { Actor, Application, Candidate } from '../candidate.ts';
import { statusOfStage, type Stage } from './stages.ts';

/** POST /candidates/{id}/stage, as its caller asks for it. */
export interface StageMove {
  stage: string;
  /** Where the caller believes the application to be. */
  fromStage: string | undefined;
  /** Which application; needed where several are active. */
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
 * Moves an application of a candidate to a stage of the pipeline; null when it is there already. The stay it
 * leaves ends when the next begins. @throws AppError `invalid_request`, `stage_conflict`.
 */
export function moveApplication(
  candidate: Candidate,
  move: StageMove,
  { stages, now }: { stages: readonly Stage[]; now: Date },
): MovedApplication | null {
  const target = stages.find(({ key }) => key === move.stage);
  if (target === undefined) {
    throw invalidRequest('stage', `must be one of ${stages.map(({ key }) => key).join(', ')}`);
  }
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
  history.push({ stage: target.key, enteredAt: now, leftAt: null, actor, reason });
  return { ...application, stage: target.key, status: statusOfStage(target.type), history };
}

/** The application that is meant: the one for the job, else the active one, else the only one. */
function chosenApplication({ applications }: Candidate, jobId: string | undefined): Application {
  if (jobId !== undefined) {
    const application = applications.find((one) => one.jobId === jobId);
    if (application === undefined)
      throw invalidRequest('job_id', 'is no job this person is up for');
    return application;
  }
  const active = applications.filter(({ status }) => status === 'active');
  const [only, ...others] = active.length > 0 ? active : applications;
  if (only === undefined) throw invalidRequest('job_id', 'this person is up for no job');
  if (others.length > 0)
    throw invalidRequest('job_id', 'is needed: there are several applications');
  return only;
}

function stageConflict(stage: string): AppError {
  return new AppError('stage_conflict', {
    message: `The candidate is at ${stage}.`,
    details: [{ path: 'from_stage', message: stage }],
  });
}
