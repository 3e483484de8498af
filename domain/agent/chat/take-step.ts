import { IDLE_MS, isOver, statusAfter, type ChatStep } from './chat-lifecycle.ts';
import type {
  Author,
  Chat,
  ChatAction,
  ChatMessage,
  ChatToolCall,
  ProposedAction,
  ToolCallStatus,
} from './chat.ts';

/** Number of command ids kept to detect repeats. */
const KNOWN_INPUTS = 200;
/** Messages of a chat, of both roles. */
export const MAX_MESSAGES = 100;
/** Tool calls of one turn. */
export const MAX_TOOL_CALLS = 8;
/** Actions proposed in one turn. */
export const MAX_ACTIONS = 8;

/** A user's message, stored before the workflow applies it. */
export interface SaidMessage {
  id: string;
  text: string;
  author: Author;
}

/** Steps that postpone the end of a chat. */
const fromPerson: ReadonlySet<ChatStep> = new Set(['message', 'approve', 'reject']);

/** A new chat in its first turn. */
export function newChat(
  made: Pick<Chat, 'id' | 'accountId' | 'title' | 'context'>,
  said: SaidMessage,
  at: Date,
): Chat {
  return {
    ...made,
    status: 'thinking',
    messages: [userMessage(said, at)],
    toolCalls: [],
    actions: [],
    turn: 1,
    paidTurns: [],
    inputs: [said.id],
    error: null,
    createdAt: at,
    updatedAt: at,
    expiresAt: new Date(at.getTime() + IDLE_MS),
    version: 1,
    events: [{ kind: 'status', status: 'thinking' }],
    erasures: 0,
  };
}

/** The chat after a step, with the data of the step; null when it is not allowed or changes nothing. */
export function takeStep(
  chat: Chat,
  step: ChatStep,
  { at, ...brings }: Partial<Chat> & { at: Date },
): Chat | null {
  const status = statusAfter(chat.status, step);
  if (status === null || (status === chat.status && Object.keys(brings).length === 0)) return null;
  const after = { ...chat, error: null, ...brings, status, updatedAt: at };
  if (fromPerson.has(step)) after.expiresAt = new Date(at.getTime() + IDLE_MS);
  if (!isOver(status)) return after;
  return { ...after, toolCalls: after.toolCalls.map(cutOff), expiresAt: null };
}

/** A tool call that still runs when its chat ends. Its result is ignored. */
function cutOff(call: ChatToolCall): ChatToolCall {
  return call.status === 'running' ? { ...call, status: 'failed', summary: 'Stopped.' } : call;
}

/** Whether the user's message and the agent's answer still fit. */
export function hasRoomForMessage({ messages }: Chat): boolean {
  return messages.length + 2 <= MAX_MESSAGES;
}

/** Applies a user's message and starts the next turn. Proposed actions stay proposed. */
export function takeMessage(chat: Chat, said: SaidMessage, at: Date): Chat | null {
  if (chat.inputs.includes(said.id) || !hasRoomForMessage(chat)) return null;
  return takeStep(chat, 'message', {
    at,
    messages: [...chat.messages, userMessage(said, at)],
    inputs: withInput(chat, said.id),
    turn: chat.turn + 1,
  });
}

/** A person's decision on a proposed action. */
export interface Decision {
  /** Id of the command. */
  id: string;
  actionId: string;
  kind: 'approve' | 'reject';
  reason: string | null;
  author: Author;
}

/** Applies a decision. Null when the action is not proposed any more. */
export function takeDecision(chat: Chat, decision: Decision, at: Date): Chat | null {
  const { id, actionId, kind, reason, author } = decision;
  const action = chat.actions.find((one) => one.id === actionId);
  if (action?.status !== 'proposed' || chat.inputs.includes(id)) return null;
  const status = kind === 'approve' ? ('approved' as const) : ('rejected' as const);
  const decided = { ...action, status, reason, decidedBy: author, decidedAt: at };
  return settled(
    takeStep(chat, kind, {
      at,
      actions: withAction(chat, decided),
      inputs: withInput(chat, id),
    }),
    at,
  );
}

/** The outcome of an approved action. */
export type ActionOutcome =
  { status: 'done'; result: Record<string, unknown> } | { status: 'failed'; reason: string };

/** Records what became of an approved action. */
export function finishAction(
  chat: Chat,
  actionId: string,
  { at, ...outcome }: ActionOutcome & { at: Date },
): Chat | null {
  const action = chat.actions.find((one) => one.id === actionId);
  if (action?.status !== 'approved') return null;
  const finished: ChatAction = { ...action, ...outcome };
  return settled({ ...chat, actions: withAction(chat, finished), updatedAt: at }, at);
}

/** The first approved action, which is to be run; undefined when there is none. */
export function approvedAction({ actions }: Pick<Chat, 'actions'>): ChatAction | undefined {
  return actions.find(({ status }) => status === 'approved');
}

/** The running tool call of the current turn; undefined when there is none. */
export function runningCall({ toolCalls }: Pick<Chat, 'toolCalls'>): ChatToolCall | undefined {
  return toolCalls.find(({ status }) => status === 'running');
}

/** The step that the chat takes by itself; null while it waits for a person or has ended. */
export function nextStep(chat: Chat): 'model' | 'tool' | 'action' | null {
  if (chat.status === 'thinking') return runningCall(chat) === undefined ? 'model' : 'tool';
  const isApproved = chat.status === 'waiting_for_approval' && approvedAction(chat) !== undefined;
  return isApproved ? 'action' : null;
}

/** Whether the chat advances by itself. */
export function isBusy(chat: Chat): boolean {
  return nextStep(chat) !== null;
}

/** Tool calls of the current turn. */
export function callsOfTurn({ toolCalls, turn }: Chat): ChatToolCall[] {
  return toolCalls.filter((call) => call.turn === turn);
}

/** Notes a tool call before it runs. */
export function beginCall(
  chat: Chat,
  call: Pick<ChatToolCall, 'id' | 'tool' | 'arguments'>,
  at: Date,
): Chat | null {
  const isKnown = chat.toolCalls.some(({ id }) => id === call.id);
  if (chat.status !== 'thinking' || isKnown || runningCall(chat) !== undefined) return null;
  const begun = { ...call, turn: chat.turn, status: 'running', summary: '', result: null, at };
  return { ...chat, toolCalls: [...chat.toolCalls, begun as ChatToolCall], updatedAt: at };
}

/** The outcome of a tool call: its result, or why it failed. */
export interface CallOutcome {
  status: Exclude<ToolCallStatus, 'running'>;
  summary: string;
  result: Record<string, unknown> | null;
}

/** Records the outcome of a tool call. */
export function finishCall(
  chat: Chat,
  callId: string,
  { at, ...outcome }: CallOutcome & { at: Date },
): Chat | null {
  const call = chat.toolCalls.find(({ id }) => id === callId);
  if (call?.status !== 'running') return null;
  const toolCalls = chat.toolCalls.map((one) => (one.id === callId ? { ...one, ...outcome } : one));
  return { ...chat, toolCalls, updatedAt: at };
}

/** The checked answer of a turn. */
export interface CheckedAnswer extends Pick<ChatMessage, 'id' | 'text' | 'citations' | 'removed'> {
  actions: (ProposedAction & Pick<ChatAction, 'id' | 'seenVersion'>)[];
}

/** Ends a turn with its answer and the actions it proposes. Null when the turn is over. */
export function finishTurn(
  chat: Chat,
  turn: number,
  { at, actions, ...answer }: CheckedAnswer & { at: Date },
): Chat | null {
  if (chat.turn !== turn || chat.status !== 'thinking') return null;
  const message: ChatMessage = { ...answer, role: 'agent', author: null, at };
  const proposed = actions.map((action) => newAction(action, turn, at));
  const all = [...chat.actions, ...proposed];
  const isOpen = all.some(({ status }) => status === 'proposed');
  return takeStep(chat, isOpen ? 'propose' : 'answer', {
    at,
    messages: [...chat.messages, message],
    actions: all,
  });
}

function newAction(action: CheckedAnswer['actions'][number], turn: number, at: Date): ChatAction {
  const undecided = { result: null, reason: null, decidedBy: null, decidedAt: null };
  return { ...action, turn, status: 'proposed', ...undecided, at };
}

function userMessage({ id, text, author }: SaidMessage, at: Date): ChatMessage {
  return { id, role: 'user', text, citations: [], removed: [], author, at };
}

function withInput({ inputs }: Chat, id: string): string[] {
  return [...inputs, id].slice(-KNOWN_INPUTS);
}

function withAction({ actions }: Chat, changed: ChatAction): ChatAction[] {
  return actions.map((action) => (action.id === changed.id ? changed : action));
}

/** Waits for the user once no action is proposed or about to run. */
function settled(chat: Chat | null, at: Date): Chat | null {
  if (chat?.status !== 'waiting_for_approval') return chat;
  const isOpen = chat.actions.some(({ status }) => status === 'proposed' || status === 'approved');
  return isOpen ? chat : takeStep(chat, 'answer', { at });
}
