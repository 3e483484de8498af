import type { UpdateDefinition } from '@temporalio/common';
import { defineSignal, defineUpdate } from '@temporalio/workflow';
import type { ChatCommandKind, ChatStatus } from '../../domain/agent/chat/chat-lifecycle.ts';
import type { SessionAction, SessionStatus } from '../../domain/agent/session-lifecycle.ts';

/** The types, ids and messages of the agent workflows. Other layers import only this module. */

/** Takes the signals `paid` and `roleClosed`, and one update per session action. */
export type ApplySessionWorkflow = (input: ApplySessionInput) => Promise<SessionStatus>;
export type WriteDocumentWorkflow = (input: WriteDocumentInput) => Promise<WriteDocumentOutcome>;
/** Takes the signal `paid`, and one update per command. */
export type ChatWorkflow = (input: ChatInput) => Promise<ChatStatus>;
export type SweepChatsWorkflow = () => Promise<{ started: number }>;
export type SweepApplySessionsWorkflow = () => Promise<{ started: number }>;

/** Workflow ids are derived from business ids, so a second start joins the running workflow. */
export const applySessionId = (sessionId: string): string => `apply:${sessionId}`;
export const chatWorkflowId = (chatId: string): string => `chat:${chatId}`;
export const documentWorkflowId = (documentId: string): string => `document:${documentId}`;
export const SWEEP_SESSIONS_SCHEDULE_ID = 'sweep-apply-sessions';

export const SWEEP_CHATS_SCHEDULE_ID = 'sweep-chats';

/** The account of a session or chat has funds again. */
export const paidSignal = defineSignal('paid');
/** The role of a session has closed. */
export const roleClosedSignal = defineSignal('roleClosed');
/** One update per action of a session. It completes when the action is applied. */
export const sessionUpdates: Record<SessionAction, UpdateDefinition<void, [Command]>> = {
  continue: defineUpdate('continue'),
  approve_submit: defineUpdate('approve_submit'),
  stop: defineUpdate('stop'),
};

/** One update per command of a chat. It completes when the command is applied. */
export const chatUpdates: Record<ChatCommandKind, UpdateDefinition<void, [Command]>> = {
  message: defineUpdate('message'),
  approve: defineUpdate('approve'),
  reject: defineUpdate('reject'),
  stop: defineUpdate('stop'),
};

/** The failure type of a rejected update: the chat's version or status differs from the caller's. */
export const CHAT_MOVED = 'chat_moved';

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

/** One update per action. */
export interface Command {
  /** A command with a known id is not applied again. */
  id: string;
  /** The version of the session or chat that the sender has seen. */
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

/** Ids only: messages, arguments and results are stored in MongoDB. */
export interface ChatInput {
  accountId: string;
  chatId: string;
  /** Ids of updates that earlier runs of this workflow accepted. */
  seen: string[];
  /** Whether funds were signalled and not yet used. */
  isPaid?: boolean;
}

/** A change of a chat. `input` is the id of what a person sent. */
export interface ChatChange {
  accountId: string;
  chatId: string;
  step: ChatCommandKind | 'top_up' | 'expire' | 'fail';
  input: string | null;
}

/** The state of a chat: status and counts, no text. */
export interface ChatState {
  status: ChatStatus;
  version: number;
  turn: number;
  /** The workflow's next step; null while it waits for a person. */
  next: 'model' | 'tool' | 'action' | null;
  /** The tool that runs next. */
  tool: string | null;
  messages: number;
  /** Proposed actions that nobody has decided. */
  proposed: number;
  expiresAt: string | null;
}
