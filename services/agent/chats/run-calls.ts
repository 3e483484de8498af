import type { Chat } from '../../../domain/agent/chat/chat.ts';
import {
  approvedAction,
  finishAction,
  finishCall,
  runningCall,
  type CallOutcome,
} from '../../../domain/agent/chat/take-step.ts';
import { toolSummary } from '../../../domain/agent/chat/tool-summary.ts';
import type { OwnedRef } from '../../../domain/common/ids.ts';
import { bytesOf, hasRoom } from '../../../storage/document-size.ts';
import type { AppContext } from '../../context.ts';
import { changeChat, requireChat } from './change-chat.ts';
import type { ChatTools, ToolOutcome } from './chat-tools.ts';

/** Largest result of a tool that a chat keeps. */
const MAX_RESULT_BYTES = 512 * 1024;

/** Runs the tool that the turn asked for, with the rights of the message's author. Idempotent: tools of turns read. */
export async function runToolCall(
  ctx: Pick<AppContext, 'stores'>,
  tools: ChatTools,
  target: OwnedRef,
): Promise<Chat> {
  const chat = await requireChat(ctx, target);
  const call = runningCall(chat);
  const author = chat.messages.findLast(({ role }) => role === 'user')?.author ?? null;
  if (chat.status !== 'thinking' || call === undefined || author === null) return chat;
  const { accountId } = chat;
  const outcome = await tools.run({
    ...{ accountId, author, seenVersion: null },
    tool: call.tool,
    arguments: call.arguments,
    key: `${chat.id}:${call.id}`,
  });
  return changeChat(ctx, chat, (now) => keepOutcome(now, call.id, outcomeOf(call.tool, outcome)));
}

/** Runs the approved action once, with exactly its arguments and the rights of the person who approved it. */
export async function runApprovedAction(
  ctx: Pick<AppContext, 'stores'>,
  tools: ChatTools,
  target: OwnedRef,
): Promise<Chat> {
  const chat = await requireChat(ctx, target);
  const action = approvedAction(chat);
  if (action === undefined || action.decidedBy === null) return chat;
  const outcome = await tools.run({
    accountId: chat.accountId,
    author: action.decidedBy,
    tool: action.tool,
    arguments: action.arguments,
    key: `${chat.id}:${action.id}`,
    seenVersion: action.seenVersion,
  });
  const finished = outcome.isDone
    ? ({ status: 'done', result: fitting(outcome.result) ? outcome.result : {} } as const)
    : ({ status: 'failed', reason: outcome.message } as const);
  return changeChat(ctx, chat, (now) =>
    finishAction(now, action.id, { ...finished, at: new Date() }),
  );
}

function outcomeOf(tool: string, outcome: ToolOutcome): CallOutcome {
  if (!outcome.isDone) return failed(outcome.message);
  const { result } = outcome;
  if (!fitting(result)) return failed('The result is too large. Ask for less.');
  return { status: 'done', summary: toolSummary(tool, result), result };
}

function keepOutcome(chat: Chat, callId: string, outcome: CallOutcome): Chat | null {
  const after = finishCall(chat, callId, { ...outcome, at: new Date() });
  if (after === null || hasRoom(chat, after)) return after;
  return finishCall(chat, callId, { ...full, at: new Date() });
}

const full = failed('The chat is full. Start a new one.');

function failed(summary: string): CallOutcome {
  return { status: 'failed', summary, result: null };
}

function fitting(result: Record<string, unknown>): boolean {
  return bytesOf(result) <= MAX_RESULT_BYTES;
}
