import type { ChatToolCall, ProposedAction } from './chat.ts';

/** A tool as a turn sees it. */
export interface KnownTool {
  name: string;
  description: string;
  /** JSON Schema of the arguments. */
  input: Record<string, unknown>;
  /** Whether it only reads. Every other tool is proposed, and runs when a person approves it. */
  reads: boolean;
}

/** The material of a decision. It holds this chat only. */
export interface TurnInput {
  /** The conversation, oldest first. The last message is the user's. */
  messages: readonly { role: 'user' | 'agent'; text: string }[];
  /** Finished tool calls of this chat, oldest first; those of the current turn carry its number. */
  toolCalls: readonly Pick<
    ChatToolCall,
    'id' | 'turn' | 'tool' | 'arguments' | 'status' | 'result' | 'summary'
  >[];
  /** Number of the current turn, from 1. */
  turn: number;
  /** The record that the user looks at. */
  context: { jobId: string | null; candidateId: string | null };
  /** The tools that the author of the last message may use. */
  tools: readonly KnownTool[];
  /** The time of the message, as ISO 8601. */
  now: string;
  /** Whether the turn has used its tool calls and must answer. */
  mustAnswer: boolean;
}

/** The next step of a turn: a tool that reads, or the answer with the actions it proposes. */
export type TurnStep =
  | { kind: 'call'; tool: string; arguments: Record<string, unknown> }
  | { kind: 'answer'; text: string; actions: ProposedAction[] };
