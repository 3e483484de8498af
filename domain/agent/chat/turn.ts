/** The input of a turn of a chat, and its possible next steps. The offline planner and a model give the same answers. */

/** A message of the chat. */
export interface TurnMessage {
  id: string;
  role: 'user' | 'agent';
  text: string;
}

/** A tool call of the chat that has ended. `result` is the body of the tool's answer, or its error. */
export interface TurnToolCall {
  id: string;
  tool: string;
  arguments: Record<string, unknown>;
  status: 'done' | 'failed';
  result: unknown;
}

/** The record the chat is about. */
export interface TurnContext {
  jobId?: string;
  candidateId?: string;
}

/** A turn begins with the last message of the user. `toolCalls` are those of the whole chat, oldest first. */
export interface Turn {
  messages: readonly TurnMessage[];
  toolCalls: readonly TurnToolCall[];
  /** The calls made since the last message of the user. */
  callsOfTurn: readonly TurnToolCall[];
  context: TurnContext | null;
  /** `YYYY-MM-DD`, UTC. */
  today: string;
}

/** A reading tool runs at once; a writing tool is proposed to the user; an answer ends the turn. */
export type NextStep =
  | { kind: 'call'; tool: string; arguments: Record<string, unknown> }
  | { kind: 'propose'; tool: string; arguments: Record<string, unknown>; text: string }
  | { kind: 'answer'; text: string };

/** Where a sentence of an answer was taken from. `toolCallId` is null for the user's own words. */
export interface Citation {
  toolCallId: string | null;
  /** A JSON pointer into the tool's result; the message's id if `toolCallId` is null. */
  path: string;
  quote: string;
}

/** An answer whose every fact is cited; `removed` are the sentences that could not be. */
export interface GroundedAnswer {
  sentences: { text: string; citations: Citation[] }[];
  removed: string[];
}
