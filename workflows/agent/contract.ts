import type { UpdateDefinition } from '@temporalio/common';
import { defineSignal, defineUpdate } from '@temporalio/workflow';
import type { SessionAction, SessionStatus } from '../../domain/agent/session-lifecycle.ts';

/** The types, ids and messages of the agent workflows. Other layers import only this module. */

/** Takes the signals `paid` and `roleClosed`, and one update per session action. */
export type ApplySessionWorkflow = (input: ApplySessionInput) => Promise<SessionStatus>;
export type WriteDocumentWorkflow = (input: WriteDocumentInput) => Promise<WriteDocumentOutcome>;
export type SweepApplySessionsWorkflow = () => Promise<{ started: number }>;

/** Workflow ids are derived from business ids, so a second start joins the running workflow. */
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

/** Ids only: questions and answers are stored in MongoDB. */
export interface ApplySessionInput {
  accountId: string;
  sessionId: string;
  jobId: string;
  /** Ids of updates that earlier runs of this workflow accepted. */
  seen: string[];
  /** Signals that earlier runs received and have not handled. */
  news?: SessionSignals;
}

/** Signals that a session received and has not handled. */
export interface SessionSignals {
  paid: boolean;
  roleClosed: boolean;
}

/** One update per action; the update id is the command's id. */
export interface SessionCommand {
  /** A command with a known id is not applied again. */
  id: string;
  /** The version of the session that the sender has seen. */
  version: number;
}

/** A change of a session. `input` is the id of the user's message, for `continue`. */
export interface SessionChange {
  accountId: string;
  sessionId: string;
  step: SessionAction | 'top_up' | 'expire' | 'fail' | 'close_role';
  input: string | null;
}

/** The state of a session: status and counts, no text. */
export interface SessionState {
  status: SessionStatus;
  version: number;
  turn: number;
  answers: number;
  questions: number;
  expiresAt: string | null;
}

/** Ids only: the request and the document are stored in MongoDB. */
export interface WriteDocumentInput {
  accountId: string;
  documentId: string;
}

export type WriteDocumentOutcome = 'ready' | 'failed';
