import { nextStep, runningCall } from '../../domain/agent/chat/take-step.ts';
import type { Chat } from '../../domain/agent/chat/chat.ts';
import { requireChat } from '../../services/agent/chats/change-chat.ts';
import type { ChatTools } from '../../services/agent/chats/chat-tools.ts';
import { runApprovedAction, runToolCall } from '../../services/agent/chats/run-calls.ts';
import { stepChat } from '../../services/agent/chats/step-chat.ts';
import { think } from '../../services/agent/chats/think.ts';
import type { AppContext } from '../../services/context.ts';
import { markChatStarted } from '../../storage/agent/chats.ts';
import type { ChatChange, ChatInput, ChatState } from '../../workflows/agent/contract.ts';
import { keepAlive } from '../keep-alive.ts';
import { asTurnFailure } from '../turn-failure.ts';

/** Notes that the workflow runs, and reads the chat's state. Idempotent. */
export function createReadChatState(ctx: AppContext) {
  return (input: ChatInput) =>
    stateAfter(async () => {
      await markChatStarted(ctx.stores, refOf(input));
      return requireChat(ctx, refOf(input));
    });
}

/** Moves the chat to its next state. Idempotent: a finished step changes nothing. */
export function createChangeChatState(ctx: AppContext) {
  return (change: ChatChange) => stateAfter(() => stepChat(ctx, change));
}

/** Asks the model for the next step of the turn. Idempotent: each answer is kept and charged once per key. */
export function createThinkChat(ctx: AppContext, tools: ChatTools) {
  return (input: ChatInput) => stateAfter(() => think(ctx, tools, refOf(input)));
}

/** Runs the tool that the turn asked for. Idempotent: such tools read. */
export function createRunChatTool(ctx: AppContext, tools: ChatTools) {
  return (input: ChatInput) => stateAfter(() => runToolCall(ctx, tools, refOf(input)));
}

/** Runs the approved action. Idempotent: the tool has its effect once per key. */
export function createRunChatAction(ctx: AppContext, tools: ChatTools) {
  return (input: ChatInput) => stateAfter(() => runApprovedAction(ctx, tools, refOf(input)));
}

/** A deleted chat ends its workflow: `not_found` is not retried. */
async function stateAfter(work: () => Promise<Chat>): Promise<ChatState> {
  try {
    return chatState(await keepAlive(work));
  } catch (error) {
    throw asTurnFailure(error);
  }
}

/** The part of a chat that its workflow reads: status and counts. */
function chatState(chat: Chat): ChatState {
  const { status, version, turn, messages, actions, expiresAt } = chat;
  const call = status === 'thinking' ? runningCall(chat) : undefined;
  return {
    ...{ status, version, turn },
    next: nextStep(chat),
    tool: call?.tool ?? null,
    messages: messages.length,
    proposed: actions.filter((action) => action.status === 'proposed').length,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

function refOf({ accountId, chatId: id }: ChatInput) {
  return { accountId, id };
}
