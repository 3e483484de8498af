import { z } from 'zod';
import { chatSchema, messageMember } from '../../../domain/agent/chat/chat-wire.ts';
import { waitInBody } from '../../../domain/agent/session-wire.ts';
import { sendMessage } from '../../../services/agent/chats/act-on-chat.ts';
import { forSpenders } from '../../access.ts';
import { idempotencyKey } from '../../input/idempotency-key.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { answerWithChat } from './chat-answer.ts';
import { authorOf, ownedChat } from './owned-chat.ts';

export const sendChatMessage = defineRoute(
  {
    name: 'sendChatMessage',
    method: 'post',
    path: '/v1/agent/chats/{id}/messages',
    access: { scopes: ['agent:tools'], ...forSpenders },
    ...ownedChat,
    body: z.strictObject({ message: messageMember, wait_s: waitInBody }),
    idempotent: true,
    response: recordOf(chatSchema),
    errors: ['conflict'],
    summary: 'Send a message to a chat.',
    description:
      'While the agent answers, a message is 409 conflict. A chat has at most 100 messages. Proposed actions stay proposed: a message approves nothing.',
  },
  async ({ ctx, caller, body, found, headers }) => {
    const chat = await sendMessage(ctx, found, {
      text: body.message,
      author: authorOf(caller),
      idempotencyKey: idempotencyKey(headers),
    });
    return answerWithChat(ctx, chat, body.wait_s);
  },
);
