import type { z } from 'zod';
import type { Chat } from '../../../domain/agent/chat/chat.ts';
import type { chatRowSchema, chatSchema } from '../../../domain/agent/chat/chat-wire.ts';
import { waitForChat } from '../../../services/agent/chats/wait-for-chat.ts';
import type { ApiContext } from '../../context.ts';

type Row = z.infer<typeof chatRowSchema>;

/** Waits until the chat waits for a person, and answers with it. */
export async function answerWithChat(ctx: ApiContext, chat: Chat, waitSeconds: number) {
  return { body: { data: chatRecord(ctx, await waitForChat(ctx, chat, waitSeconds)) } };
}

/** A chat as the API returns it. */
export function chatRecord(ctx: ApiContext, chat: Chat): z.infer<typeof chatSchema> {
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
    tool_calls: chat.toolCalls.map(({ turn: _turn, at, ...call }) => ({
      ...call,
      at: at.toISOString(),
    })),
    actions: chat.actions.map(
      ({ id, tool, arguments: given, status, result, reason, decidedBy, decidedAt, at }) => ({
        ...{ id, tool, arguments: given, status, result, reason },
        decided_by: decidedBy,
        decided_at: decidedAt?.toISOString() ?? null,
        at: at.toISOString(),
      }),
    ),
  };
}

/** A chat as a row of a list. */
export function chatRow({ config }: ApiContext, chat: Chat): Row {
  const { id, title, status, context, error, version } = chat;
  const sum = (member: 'input' | 'output' | 'costUsdMicros') =>
    chat.paidTurns.reduce((total, turn) => total + turn[member], 0);
  return {
    ...{ id, title, status, error, version },
    context: { job_id: context.jobId, candidate_id: context.candidateId },
    usage: {
      model: chat.paidTurns.at(-1)?.model ?? null,
      input: sum('input'),
      output: sum('output'),
      cost_usd_micros: sum('costUsdMicros'),
      turn_limit_usd_micros: config.chat.turnUsdMicros,
      chat_limit_usd_micros: config.chat.chatUsdMicros,
    },
    created_at: chat.createdAt.toISOString(),
    updated_at: chat.updatedAt.toISOString(),
    expires_at: chat.expiresAt?.toISOString() ?? null,
  };
}
