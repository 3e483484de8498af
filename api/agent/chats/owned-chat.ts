import { z } from 'zod';
import type { Author, Chat } from '../../../domain/agent/chat/chat.ts';
import { findChat } from '../../../storage/agent/chats.ts';
import { accountOf, actorOf, type Caller } from '../../caller.ts';
import type { FindCall } from '../../route.ts';

/** A path that names a chat of the caller's account. */
export const ownedChat = {
  params: z.object({ id: z.string().meta({ example: 'cht_0NaQ8xT2v7Bd1kZp4mXw' }) }),
  find: ({ ctx, caller, params }: FindCall<{ id: string }>): Promise<Chat | null> =>
    findChat(ctx.stores, { accountId: accountOf(caller), id: params.id }),
};

/** The key or person that writes to a chat. */
export function authorOf(caller: Caller): Author {
  const { kind, id, name } = actorOf(caller);
  if ((kind !== 'api_key' && kind !== 'user') || id === null) {
    throw new Error('Only keys and people write to a chat.');
  }
  return { kind, id, name };
}
