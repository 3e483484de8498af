import { AppError, invalidRequest } from '../../common/errors.ts';
import type { Actor } from '../../common/actor.ts';
import { given } from '../../common/given.ts';
import type { Application, Candidate } from '../candidate.ts';
import type { Offer } from '../offers/offer.ts';
import { moveApplication } from './move-application.ts';
import type { Stage } from './stages.ts';

/** The fields that a hire takes from an accepted offer. */
export type AcceptedOffer = Pick<Offer, 'jobId' | 'title' | 'startDate'>;

/** A hire, as requested. */
export interface Hire {
  /** The employee that this hire makes. */
  employeeId: string;
  /** Selects the application; required when several are active. */
  jobId: string | undefined;
  /** Default: that of the accepted offer, else that of the job. */
  title: string | null | undefined;
  /** Default: that of the accepted offer. */
  startDate: string | null | undefined;
  /** The offers that the candidate accepted, the last one first. */
  offers: readonly AcceptedOffer[];
  actor: Actor;
}

export interface HiredCandidate {
  candidate: Candidate;
  /** The application before and after; null when the person is hired for no job. */
  before: Application | null;
  after: Application | null;
}

/**
 * Hires a candidate: the chosen application moves to the first stage of the type hired, and the candidate notes the
 * employee to be made. An application that is already hired is not changed. @throws AppError `invalid_request`, and
 * `conflict` for a second hire.
 */
export function hireCandidate(
  candidate: Candidate,
  { actor, ...asked }: Hire,
  { stages, now }: { stages: readonly Stage[]; now: Date },
): HiredCandidate {
  if (candidate.hire !== null) throw hiredBefore(candidate.hire.employeeId);
  const before = chosenApplication(candidate, asked.jobId);
  const moved =
    before === null ? candidate : inHiredStage(candidate, before, { stages, now, actor });
  const after = moved.applications.find(({ id }) => id === before?.id) ?? null;
  const hire = notedHire(asked, before);
  return { candidate: { ...moved, hire, updatedAt: now }, before, after };
}

function notedHire(
  { employeeId, title, startDate, offers }: Omit<Hire, 'actor'>,
  application: Application | null,
): NonNullable<Candidate['hire']> {
  const offer = acceptedFor(offers, application);
  return {
    employeeId,
    jobId: application?.jobId ?? null,
    title: given(title, offer?.title ?? application?.jobTitle ?? null),
    startDate: given(startDate, offer?.startDate ?? null),
  };
}

/** The last accepted offer for the job of the application, else the last one for no job. */
function acceptedFor(
  offers: readonly AcceptedOffer[],
  application: Application | null,
): AcceptedOffer | undefined {
  if (application === null) return offers[0];
  const forJob = offers.find(({ jobId }) => jobId === application.jobId);
  return forJob ?? offers.find(({ jobId }) => jobId === null);
}

/** A candidate is hired once; a rehire is a new employee. */
function hiredBefore(employeeId: string): AppError {
  return new AppError('conflict', {
    message: 'This candidate has been hired already.',
    details: [{ path: 'employee_id', message: employeeId }],
  });
}

/** The application for the job, else the only active one, else the only hired one; null when there is none. */
function chosenApplication(
  { applications }: Candidate,
  jobId: string | undefined,
): Application | null {
  if (jobId !== undefined) {
    const application = applications.find((one) => one.jobId === jobId);
    if (application !== undefined) return application;
    throw invalidRequest('job_id', 'is not a job that the candidate has applied for');
  }
  const active = applications.filter(({ status }) => status === 'active');
  if (active.length > 1)
    throw invalidRequest('job_id', 'is required: the candidate has several applications');
  const hired = applications.filter(({ status }) => status === 'hired');
  return active[0] ?? (hired.length === 1 ? (hired[0] ?? null) : null);
}

/** A pipeline without a stage of the type hired leaves the application where it is, with the status hired. */
function inHiredStage(
  candidate: Candidate,
  application: Application,
  { stages, now, actor }: { stages: readonly Stage[]; now: Date; actor: Actor },
): Candidate {
  if (application.status === 'hired') return candidate;
  const target = stages.find(({ type }) => type === 'hired');
  if (target !== undefined) {
    const move = { stage: target.key, jobId: application.jobId, fromStage: undefined };
    const moved = moveApplication(candidate, { ...move, reason: null, actor }, { stages, now });
    if (moved !== null) return moved.candidate;
  }
  const hired: Application = { ...application, status: 'hired' };
  const applications = candidate.applications.map((one) => (one === application ? hired : one));
  return { ...candidate, applications };
}
