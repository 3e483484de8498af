/** The one door between those who start hiring workflows and those who run them. No logic here. */

/** Workflow ids are business ids: starting twice is one run. */
export const closeJobId = (jobId: string): string => `close-job:${jobId}`;
export const parseResumeId = (resumeId: string): string => `parse-resume:${resumeId}`;
export const anonymizeCandidateId = (candidateId: string): string => `anonymize:${candidateId}`;
export const SWEEP_POSTINGS_SCHEDULE_ID = 'sweep-postings';
export const SWEEP_CANDIDATES_SCHEDULE_ID = 'sweep-candidates';

/** Sent to a running timer when its role's deadline or status has changed. */
export const DEADLINE_MOVED_SIGNAL = 'deadlineMoved';

export interface CloseJobInput {
  jobId: string;
  accountId: string;
}

/** Ids only: file and result lie in MongoDB. */
export interface ReadResumeInput {
  accountId: string;
  resumeId: string;
}

/** `replaced`: the account has another résumé by now, or none. */
export type ReadResumeOutcome = 'ready' | 'failed' | 'replaced';

/** The places that speak of a candidate beside the candidate itself, in the order they are erased. */
export const erasureSteps = ['duplicates', 'events', 'answers', 'files', 'replays'] as const;
export type ErasureStep = (typeof erasureSteps)[number];

export interface AnonymizeCandidateInput {
  accountId: string;
  candidateId: string;
}

/** How far a step came. */
export interface Erased {
  /** Files that somebody else may be about to use; a later pass decides. */
  held: number;
  /** The state of the candidate that the step went by. */
  version: number;
}
