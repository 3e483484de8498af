import { setTimeout as pause } from 'node:timers/promises';
import {
  isOver,
  statusAfter,
  type ChatCommandKind,
} from '../../../domain/agent/chat/chat-lifecycle.ts';
import type { Author, Chat, ChatAction } from '../../../domain/agent/chat/chat.ts';
import { hasRoomForMessage, MAX_MESSAGES } from '../../../domain/agent/chat/take-step.ts';
import { AppError } from '../../../domain/common/errors.ts';
import type { OwnedRef } from '../../../domain/common/ids.ts';
import { keepChatInput } from '../../../storage/agent/chat-inputs.ts';
import { newId } from '../../../storage/new-id.ts';
import { chatUpdates, chatWorkflowId } from '../../../workflows/agent/contract.ts';
import type { AppContext } from '../../context.ts';
import { inputId } from '../input-id.ts';
import { sendCommand } from '../send-command.ts';
import { requireChat } from './change-chat.ts';
import { startChatWorkflow } from './chat-workflow.ts';

/** Retries when the chat's state in MongoDB differs from the workflow's. */
const MAX_TRIES = 10;
const RETRY_MS = 100;

type Context = Pick<AppContext, 'stores' | 'temporal'>;

/** A command of a person to a chat. */
interface Act {
  step: ChatCommandKind;
  /** The command's id. A command sent again under the same id is applied once. */
  id: string;
  /** Throws when the chat does not allow it. */
  judge: (chat: Chat) => void;
  /** Stores what the command needs before it is sent. */
  keep: () => Promise<void>;
}

/** A user's message. */
export interface MessageSaid {
  text: string;
  author: Author;
  /** A message repeated under the same key is applied once. */
  idempotencyKey: string | null;
}

/**
 * Sends a message to a chat that waits.
 * @throws AppError `not_found`, `conflict` while the agent answers, after 100 messages, or when the chat is over.
 */
export async function sendMessage(
  ctx: Context,
  target: OwnedRef,
  { text, author, idempotencyKey }: MessageSaid,
): Promise<Chat> {
  const id = inputId(target, idempotencyKey, ['message', text]);
  return act(ctx, target, {
    step: 'message',
    id,
    judge(chat) {
      if (hasRoomForMessage(chat)) return;
      throw conflict(`A chat has at most ${MAX_MESSAGES} messages. Start a new one.`);
    },
    keep: () =>
      keepChatInput(ctx.stores, target, { id, kind: 'message', text, actionId: null, author }),
  });
}

/** A person's decision on a proposed action. */
export interface ActionDecision {
  actionId: string;
  kind: 'approve' | 'reject';
  reason: string | null;
  author: Author;
  /** A decision repeated under the same key is the same decision. */
  idempotencyKey: string | null;
}

/**
 * Approves or rejects a proposed action, once.
 * @throws AppError `not_found` for an action of another chat, `conflict` for one that is decided.
 */
export async function decideAction(
  ctx: Context,
  target: OwnedRef,
  { actionId, kind, reason, author, idempotencyKey }: ActionDecision,
): Promise<Chat> {
  const id = inputId(target, idempotencyKey, [kind, actionId]);
  const chat = await act(ctx, target, {
    step: kind,
    id,
    judge: (before) => requireProposed(before, actionId),
    keep: () => keepChatInput(ctx.stores, target, { id, kind, text: reason, actionId, author }),
  });
  // Of two decisions at once, one is applied.
  if (!chat.inputs.includes(id)) throw isDecided(requireAction(chat, actionId));
  return chat;
}

/** Stops a chat. @throws AppError `not_found`, `conflict` when it has ended otherwise. */
export function stopChat(ctx: Context, target: OwnedRef): Promise<Chat> {
  return act(ctx, target, {
    step: 'stop',
    id: newId('message'),
    judge: () => undefined,
    keep: () => Promise.resolve(),
  });
}

/**
 * Checks a command against the current chat and sends it to the workflow. Starts over when the chat has changed in
 * between.
 */
async function act(ctx: Context, target: OwnedRef, command: Act): Promise<Chat> {
  let isKept = false;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const chat = await requireChat(ctx, target);
    const next = statusAfter(chat.status, command.step);
    if (chat.inputs.includes(command.id) || (next === chat.status && isOver(next))) return chat;
    if (next === null) throw refusal(chat, command.step);
    command.judge(chat);
    if (!isKept) await command.keep();
    isKept = true;
    const receiver = { workflowId: chatWorkflowId(chat.id), update: chatUpdates[command.step] };
    const outcome = await sendCommand(ctx, receiver, { id: command.id, version: chat.version });
    if (outcome === 'taken') return requireChat(ctx, target);
    if (outcome === 'gone' && !isOver(chat.status)) await startChatWorkflow(ctx, chat);
    await pause(RETRY_MS);
  }
  throw new AppError('unavailable', { retryAfterSeconds: 1 });
}

/** An action of a chat. @throws AppError `not_found`. */
export function requireAction({ actions }: Chat, actionId: string): ChatAction {
  const action = actions.find(({ id }) => id === actionId);
  if (action === undefined) throw new AppError('not_found');
  return action;
}

function requireProposed(chat: Chat, actionId: string): void {
  const action = requireAction(chat, actionId);
  if (action.status !== 'proposed') throw isDecided(action);
}

function isDecided({ status }: ChatAction): AppError {
  return conflict(`The action is ${status}; only a proposed action can be decided.`);
}

const why: Partial<Record<Chat['status'], string>> = {
  thinking: 'The agent is answering. Wait for the answer, or stop the chat.',
  needs_payment: 'The chat waits for funds. Add credit to go on.',
  waiting_for_user: 'No action is proposed.',
};

function refusal({ status }: Chat, step: ChatCommandKind): AppError {
  const message = why[status] ?? `The chat is ${status}, which does not allow ${step}.`;
  return conflict(message, status);
}

function conflict(message: string, status?: string): AppError {
  const details = status === undefined ? {} : { details: [{ path: 'status', message: status }] };
  return new AppError('conflict', { message, ...details });
}
