import type { Application } from './candidate.ts';

/** An application without what the person sent with it. */
export type ApplicationPlace = Omit<Application, 'answers' | 'files' | 'appliedBy' | 'sessionId'>;

/**
 * What becomes of the application that an employer has made for somebody who then applies: it keeps its id and the stage
 * it was moved to, and holds what the person has sent. One that was decided on stays decided.
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
