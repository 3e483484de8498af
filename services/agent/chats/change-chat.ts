import type { Chat } from '../../../domain/agent/chat/chat.ts';
import { eventsBetween } from '../../../domain/agent/chat/events.ts';
import { AppError } from '../../../domain/common/errors.ts';
import type { OwnedRef } from '../../../domain/common/ids.ts';
import { findChat, saveChat } from '../../../storage/agent/chats.ts';
import type { AppContext } from '../../context.ts';
import { retryOnConflict } from '../../retry-on-conflict.ts';

/**
 * A chat of an account.
 * @throws AppError `not_found`.
 */
export async function requireChat(
  { stores }: Pick<AppContext, 'stores'>,
  target: OwnedRef,
): Promise<Chat> {
  const chat = await findChat(stores, target);
  if (chat === null) throw new AppError('not_found');
  return chat;
}

/**
 * Applies `decide` to the current chat and writes the result. Retries on a version conflict; null changes nothing.
 * @returns the chat after the change.
 */
export async function changeChat(
  ctx: Pick<AppContext, 'stores'>,
  target: OwnedRef,
  decide: (chat: Chat) => Chat | null,
): Promise<Chat> {
  return retryOnConflict(async () => {
    const before = await requireChat(ctx, target);
    const chat = decide(before);
    if (chat === null) return before;
    const events = [...before.events, ...eventsBetween(before, chat)];
    return saveChat(ctx.stores, { ...chat, events });
  });
}
