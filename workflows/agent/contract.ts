import type { SessionAction, SessionStatus } from '../../domain/agent/session-lifecycle.ts';

/** The one door between those who start agent workflows and those who run them. No logic here. */

/** Workflow ids are business ids: starting twice is one run. */
export const applySessionId = (sessionId: string): string => `apply:${sessionId}`;
export const documentWorkflowId = (documentId: string): string => `document:${documentId}`;
export const SWEEP_SESSIONS_SCHEDULE_ID = 'sweep-apply-sessions';

/** Tells a session that its account has money again. */
export const PAID_SIGNAL = 'paid';
/** Tells a session that its role takes no more applications. */
export const ROLE_CLOSED_SIGNAL = 'roleClosed';

/** Why an update is refused: the session is somewhere else than the caller thinks. */
export const SESSION_MOVED = 'session_moved';

/** Ids only: what was asked and answered lies in MongoDB. */
export interface ApplySessionInput {
  accountId: string;
  sessionId: string;
  jobId: string;
  /** Updates that earlier runs of this workflow have taken. */
  seen: string[];
  /** What earlier runs were told and have not acted upon. */
  news?: SessionNews;
}

/** What has been told to a session, beside its commands. */
export interface SessionNews {
  paid: boolean;
  roleClosed: boolean;
}

/** One update per action; its id is the command's. */
export interface SessionCommand {
  /** The same command under the same id is taken once. */
  id: string;
  /** The version of the session that whoever sent it has seen. */
  version: number;
}

/** What happens to a session, by name; `input` is what the user said in a `continue`. */
export interface SessionChange {
  accountId: string;
  sessionId: string;
  step: SessionAction | 'top_up' | 'expire' | 'fail' | 'close_role';
  input: string | null;
}

/** Where a session stands: states and counts, nothing of what was said. */
export interface SessionState {
  status: SessionStatus;
  version: number;
  turn: number;
  answers: number;
  questions: number;
  expiresAt: string | null;
}

/** Ids only: what is asked for and what was written lies in MongoDB. */
export interface WriteDocumentInput {
  accountId: string;
  documentId: string;
}

export type WriteDocumentOutcome = 'ready' | 'failed';
