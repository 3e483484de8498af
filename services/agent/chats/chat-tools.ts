import type { Author, ProposedAction } from '../../../domain/agent/chat/chat.ts';
import type { KnownTool } from '../../../domain/agent/chat/turn.ts';

/** One call of a tool on behalf of a person or key. */
export interface ToolRun extends ProposedAction {
  accountId: string;
  /** The call has the rights of this author, as they are now. */
  author: Author;
  /** Business key: a writing tool with this key has its effect once. */
  key: string;
  /** Of the record that the tool changes; another version fails. Null checks none. */
  seenVersion: string | null;
}

/** A finished call: its result, or why it failed, in words for a person. */
export type ToolOutcome =
  | { isDone: true; result: Record<string, unknown> }
  | { isDone: false; code: string; message: string };

/** The tools of the registry as a chat uses them. The processes build it over the endpoints (api/tools/chat-tools.ts). */
export interface ChatTools {
  /** The tools that an author may use with `agent:tools` and their own scopes. */
  toolsOf(accountId: string, author: Author): Promise<KnownTool[]>;
  /** The version of the record that a proposed action changes; null when it changes none. */
  versionFor(run: Omit<ToolRun, 'key' | 'seenVersion'>): Promise<string | null>;
  /** @throws AppError that may pass, such as `unavailable`: the caller runs it again. */
  run(run: ToolRun): Promise<ToolOutcome>;
}
