import { z } from 'zod';
import { isOver } from '../../../domain/agent/chat/chat-lifecycle.ts';
import { stopChat } from '../../../services/agent/chats/act-on-chat.ts';
import { deleteChat as remove } from '../../../storage/agent/chats.ts';
import { defineRoute } from '../../route.ts';
import { ownedChat } from './owned-chat.ts';

export const deleteChat = defineRoute(
  {
    name: 'deleteChat',
    method: 'delete',
    path: '/v1/agent/chats/{id}',
    access: { scopes: ['agent:tools'], role: 'recruiter' },
    ...ownedChat,
    status: 204,
    response: z.undefined(),
    errors: ['conflict'],
    summary: 'Delete a chat with its messages. An open chat is stopped first.',
  },
  async ({ ctx, found }) => {
    if (!isOver(found.status)) await stopChat(ctx, found);
    await remove(ctx.stores, found);
    return { body: undefined };
  },
);
