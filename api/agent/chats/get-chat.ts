import { z } from 'zod';
import { chatSchema } from '../../../domain/agent/chat/chat-wire.ts';
import { waitInQuery } from '../../../domain/agent/session-wire.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { answerWithChat } from './chat-answer.ts';
import { ownedChat } from './owned-chat.ts';

export const getChat = defineRoute(
  {
    name: 'getChat',
    method: 'get',
    path: '/v1/agent/chats/{id}',
    access: { scopes: ['agent:tools'], role: 'recruiter' },
    ...ownedChat,
    readsOnly: true,
    query: z.object({ wait_s: waitInQuery }),
    response: recordOf(chatSchema),
    summary: 'Read a chat.',
  },
  ({ ctx, query, found }) => answerWithChat(ctx, found, query.wait_s),
);
