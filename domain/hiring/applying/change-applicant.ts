import type { Application, Candidate } from '../candidate.ts';

/** An application without the data that the person sent. */
export type ApplicationPlace = Omit<
  Application,
  'answers' | 'files' | 'lastJob' | 'knockedOutBy' | 'appliedBy' | 'sessionId'
>;

/** A sent application: the person as the form describes it, and the application. */
export interface SentApplication {
  person: Pick<Candidate, 'name' | 'phone' | 'consent'>;
  application: Application;
  /** Whether the application's consent replaces that of a known candidate. A new candidate always gets it. */
  changesConsent: boolean;
}

/** A known candidate, as far as an application may change it. */
export interface KnownApplicant extends Pick<Candidate, 'name' | 'phone' | 'consent'> {
  applications: readonly ApplicationPlace[];
}

/** How an application changes a known candidate. */
export interface ApplicantChange {
  /** Members that were null before, and consent if the application changes it. */
  members: Partial<Pick<Candidate, 'name' | 'phone' | 'consent'>>;
  /** The application as stored: if the employer had sourced the candidate for the job, the sourced one, completed. */
  application: Application;
  /** The place of the sourced application; null when there is none, and the application is appended. */
  sourcedAt: number | null;
  /** Whether a knock-out rule rejects the application. */
  isRejected: boolean;
}

/** Decides what an application changes in the candidate that has its address. */
export function changeApplicant(known: KnownApplicant, sent: SentApplication): ApplicantChange {
  const { application } = sent;
  const members = changedMembers(known, sent);
  const at = known.applications.findIndex(({ jobId }) => jobId === application.jobId);
  const sourced = known.applications[at];
  if (sourced === undefined) {
    return { members, application, sourcedAt: null, isRejected: isRejected(application) };
  }
  const completed = completeSourced(sourced, application);
  return {
    members,
    application: completed,
    sourcedAt: at,
    isRejected: isRejected(completed) && !isRejected(sourced),
  };
}

/**
 * Completes the application that an employer created when the person applies: id and stage stay, and the person's
 * data is added. A decided application stays decided.
 */
function completeSourced(sourced: ApplicationPlace, sent: Application): Application {
  return {
    ...sourced,
    status: sourced.status === 'active' ? sent.status : sourced.status,
    submittedAt: sent.submittedAt,
    answers: sent.answers,
    files: sent.files,
    ...(sent.lastJob !== undefined && { lastJob: sent.lastJob }),
    ...(sent.knockedOutBy !== undefined && { knockedOutBy: sent.knockedOutBy }),
    appliedBy: sent.appliedBy,
    sessionId: sent.sessionId,
    sourced: false,
  };
}

function changedMembers(
  known: KnownApplicant,
  { person: { name, phone, consent }, changesConsent }: SentApplication,
): ApplicantChange['members'] {
  return {
    ...(known.name === null && name !== null && { name }),
    ...(known.phone === null && phone !== null && { phone }),
    ...(changesConsent && known.consent.discovery !== consent.discovery && { consent }),
  };
}

/** Whether an application is rejected. */
export function isRejected({ status }: Pick<Application, 'status'>): boolean {
  return status === 'rejected';
}
