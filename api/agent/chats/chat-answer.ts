import type { z } from 'zod';
import type { Chat, ChatAction, ChatToolCall } from '../../../domain/agent/chat/chat.ts';
import type { chatRowSchema, chatSchema } from '../../../domain/agent/chat/chat-wire.ts';
import { usageOf } from '../../../domain/agent/paid-turn.ts';
import { waitForChat } from '../../../services/agent/chats/wait-for-chat.ts';
import type { ApiContext } from '../../context.ts';

type Row = z.infer<typeof chatRowSchema>;

/** Waits until the chat waits for a person, and answers with it. */
export async function answerWithChat(ctx: ApiContext, chat: Chat, waitSeconds: number) {
  return { body: { data: chatRecord(ctx, await waitForChat(ctx, chat, waitSeconds)) } };
}

/** A chat as the API returns it. */
function chatRecord(ctx: ApiContext, chat: Chat): z.infer<typeof chatSchema> {
  return {
    ...chatRow(ctx, chat),
    messages: chat.messages.map(({ id, role, text, citations, removed, at }) => ({
      ...{ id, role, text },
      citations: citations.map(({ toolCallId, path, quote }) => ({
        tool_call_id: toolCallId,
        path,
        quote,
      })),
      removed,
      at: at.toISOString(),
    })),
    tool_calls: chat.toolCalls.map(toolCallRow),
    actions: chat.actions.map(actionRow),
  };
}

/** A tool call as the API returns it. */
export function toolCallRow({ turn: _turn, at, ...call }: ChatToolCall) {
  return { ...call, at: at.toISOString() };
}

/** An action as the API returns it. */
export function actionRow(action: ChatAction) {
  const { id, tool, arguments: given, status, result, reason, decidedBy, decidedAt, at } = action;
  return {
    ...{ id, tool, arguments: given, status, result, reason },
    decided_by: decidedBy,
    decided_at: decidedAt?.toISOString() ?? null,
    at: at.toISOString(),
  };
}

/** A chat as a row of a list. */
export function chatRow({ config }: ApiContext, chat: Chat): Row {
  const { id, title, status, context, error, version } = chat;
  return {
    ...{ id, title, status, error, version },
    context: { job_id: context.jobId, candidate_id: context.candidateId },
    usage: {
      ...usageOf(chat.paidTurns),
      turn_limit_usd_micros: config.chat.turnUsdMicros,
      chat_limit_usd_micros: config.chat.chatUsdMicros,
    },
    created_at: chat.createdAt.toISOString(),
    updated_at: chat.updatedAt.toISOString(),
    expires_at: chat.expiresAt?.toISOString() ?? null,
  };
}
