import type { PaidTurn } from '../paid-turn.ts';
import type { StoredError } from '../stored-error.ts';
import type { ChatStatus } from './chat-lifecycle.ts';
import type { ChatEvent } from './events.ts';

/** Who wrote a message or decided an action. A turn's tools run with the rights of the author of its message. */
export interface Author {
  kind: 'api_key' | 'user';
  id: string;
  name: string | null;
}

/** Where a statement of an answer stands. */
export interface Citation {
  /** Null for the user's own words. */
  toolCallId: string | null;
  /** JSON Pointer into the tool's result; empty for the user's own words. */
  path: string;
  /** Stands there word for word. Of a count it is the number, and `path` names the counted list. */
  quote: string;
}

export interface ChatMessage {
  id: string;
  role: 'user' | 'agent';
  text: string;
  citations: Citation[];
  /** Sentences that no source supports, taken out. */
  removed: string[];
  /** Null for the agent. */
  author: Author | null;
  at: Date;
}

export type ToolCallStatus = 'running' | 'done' | 'failed';

/** A tool that ran in a turn. */
export interface ChatToolCall {
  id: string;
  turn: number;
  tool: string;
  arguments: Record<string, unknown>;
  status: ToolCallStatus;
  /** One line: what was found, or why it failed. */
  summary: string;
  result: Record<string, unknown> | null;
  at: Date;
}

export const actionStatuses = ['proposed', 'approved', 'rejected', 'done', 'failed'] as const;
export type ActionStatus = (typeof actionStatuses)[number];

/** A tool with its arguments, as proposed by a turn. */
export interface ProposedAction {
  tool: string;
  arguments: Record<string, unknown>;
}

/** A writing tool that runs once, with exactly these arguments, when a person approves it. */
export interface ChatAction extends ProposedAction {
  id: string;
  turn: number;
  status: ActionStatus;
  /** The version of the record that it changes, as it was shown; null when it changes none. */
  seenVersion: string | null;
  result: Record<string, unknown> | null;
  /** Why it was rejected, or failed. */
  reason: string | null;
  decidedBy: Author | null;
  decidedAt: Date | null;
  at: Date;
}

/** A conversation of an account with the platform agent. */
export interface Chat {
  id: string;
  accountId: string;
  title: string;
  status: ChatStatus;
  context: { jobId: string | null; candidateId: string | null };
  messages: ChatMessage[];
  toolCalls: ChatToolCall[];
  actions: ChatAction[];
  /** Number of the current or latest turn, from 1. */
  turn: number;
  paidTurns: PaidTurn[];
  /** Ids of applied commands, latest last. */
  inputs: string[];
  error: StoredError | null;
  createdAt: Date;
  updatedAt: Date;
  /** When it expires; null once it has ended. */
  expiresAt: Date | null;
  version: number;
  /** The changes that people see, oldest first. */
  events: ChatEvent[];
  /** How often candidates were erased from it. The version stays then, because no person sees a new state. */
  erasures: number;
}
