import type { Chat } from '../../../domain/agent/chat/chat.ts';
import {
  approvedAction,
  finishAction,
  takeDecision,
  takeMessage,
  takeStep,
} from '../../../domain/agent/chat/take-step.ts';
import { isOver } from '../../../domain/agent/chat/chat-lifecycle.ts';
import { storedError } from '../../../domain/agent/stored-error.ts';
import { AppError } from '../../../domain/common/errors.ts';
import { findChatInput, type ChatSaid } from '../../../storage/agent/chat-inputs.ts';
import type { ChatChange } from '../../../workflows/agent/contract.ts';
import type { AppContext } from '../../context.ts';
import { bringLedgerUpToDate } from '../../billing/read-month.ts';
import { changeChat, requireChat } from './change-chat.ts';

/**
 * Applies a step by a person or a timer. A step that is done already, or no longer allowed, changes nothing. A chat
 * that ends also records all its charges, including those that a crashed worker did not note.
 */
export async function stepChat(ctx: AppContext, change: ChatChange): Promise<Chat> {
  const chat = await takeStepOf(ctx, change);
  if (isOver(chat.status)) await bringLedgerUpToDate(ctx, chat.accountId);
  return chat;
}

async function takeStepOf(
  ctx: AppContext,
  { accountId, chatId: id, step, input }: ChatChange,
): Promise<Chat> {
  const target = { accountId, id };
  if (step === 'message' || step === 'approve' || step === 'reject') {
    const said = input === null ? null : await findChatInput(ctx.stores, target, input);
    if (said === null) return requireChat(ctx, target);
    return changeChat(ctx, target, (chat) => takeSaid(chat, said));
  }
  if (step === 'fail') return changeChat(ctx, target, failWhatRuns);
  return changeChat(ctx, target, (chat) => takeStep(chat, step, { at: new Date() }));
}

function takeSaid(chat: Chat, { id, kind, text, actionId, author }: ChatSaid): Chat | null {
  const at = new Date();
  if (kind === 'message') return takeMessage(chat, { id, text: text ?? '', author }, at);
  if (actionId === null) return null;
  return takeDecision(chat, { id, actionId, kind, reason: text, author }, at);
}

/** An action that could not be run fails alone; a turn fails its chat. */
function failWhatRuns(chat: Chat): Chat | null {
  const at = new Date();
  const action = approvedAction(chat);
  if (action === undefined) {
    return takeStep(chat, 'fail', { at, error: storedError(new AppError('unavailable')) });
  }
  const reason = 'It could not be run. Check whether it was done before you ask for it again.';
  return finishAction(chat, action.id, { status: 'failed', reason, at });
}
