import { z } from 'zod';
import { chatSchema } from '../../../domain/agent/chat/chat-wire.ts';
import { stopChat as stop } from '../../../services/agent/chats/act-on-chat.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { answerWithChat } from './chat-answer.ts';
import { ownedChat } from './owned-chat.ts';

export const stopChat = defineRoute(
  {
    name: 'stopChat',
    method: 'post',
    path: '/v1/agent/chats/{id}/stop',
    access: { scopes: ['agent:tools'], role: 'recruiter' },
    ...ownedChat,
    body: z.strictObject({}).optional(),
    idempotent: true,
    response: recordOf(chatSchema),
    errors: ['conflict'],
    summary: 'Stop a chat.',
    description:
      'A turn that runs ends without an answer. Proposed actions can then not be decided. An approved action runs to its end.',
  },
  async ({ ctx, found }) => answerWithChat(ctx, await stop(ctx, found), 0),
);
