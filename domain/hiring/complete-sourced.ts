import type { Application } from './candidate.ts';

/** An application without the data that the person sent. */
export type ApplicationPlace = Omit<Application, 'answers' | 'files' | 'appliedBy' | 'sessionId'>;

/**
 * Completes the application that an employer created when the person applies: id and stage stay, and the person's
 * data is added. A decided application stays decided.
 */
export function completeSourced(sourced: ApplicationPlace, sent: Application): Application {
  return {
    ...sourced,
    status: sourced.status === 'active' ? sent.status : sourced.status,
    submittedAt: sent.submittedAt,
    answers: sent.answers,
    files: sent.files,
    appliedBy: sent.appliedBy,
    sessionId: sent.sessionId,
    sourced: false,
  };
}
