import type { UpdateDefinition } from '@temporalio/common';
import { defineSignal, defineUpdate } from '@temporalio/workflow';
import type { SessionAction, SessionStatus } from '../../domain/agent/session-lifecycle.ts';

/** The types, ids and messages of the agent workflows: all that other layers import. */

/** Takes the signals `paid` and `roleClosed`, and one update per session action. */
export type ApplySessionWorkflow = (input: ApplySessionInput) => Promise<SessionStatus>;
export type WriteDocumentWorkflow = (input: WriteDocumentInput) => Promise<WriteDocumentOutcome>;
export type SweepApplySessionsWorkflow = () => Promise<{ started: number }>;

/** Workflow ids are business ids: starting twice is one run. */
export const applySessionId = (sessionId: string): string => `apply:${sessionId}`;
export const documentWorkflowId = (documentId: string): string => `document:${documentId}`;
export const SWEEP_SESSIONS_SCHEDULE_ID = 'sweep-apply-sessions';

/** The account of a session has funds again. */
export const paidSignal = defineSignal('paid');
/** The role of a session has closed. */
export const roleClosedSignal = defineSignal('roleClosed');
/** One update per action of a session. It completes when the action is applied. */
export const sessionUpdates: Record<SessionAction, UpdateDefinition<void, [SessionCommand]>> = {
  continue: defineUpdate('continue'),
  approve_submit: defineUpdate('approve_submit'),
  stop: defineUpdate('stop'),
};

/** The failure type of a rejected update: the session's version or status differs from the caller's. */
export const SESSION_MOVED = 'session_moved';

/** Ids only: what was asked and answered lies in MongoDB. */
export interface ApplySessionInput {
  accountId: string;
  sessionId: string;
  jobId: string;
  /** Updates that earlier runs of this workflow have taken. */
  seen: string[];
  /** What earlier runs were told and have not acted upon. */
  news?: SessionSignals;
}

/** What has been told to a session, beside its commands. */
export interface SessionSignals {
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
