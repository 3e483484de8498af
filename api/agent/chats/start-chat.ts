import { z } from 'zod';
import { chatSchema, contextMember, messageMember } from '../../../domain/agent/chat/chat-wire.ts';
import { waitInBody } from '../../../domain/agent/session-wire.ts';
import { startChat as start } from '../../../services/agent/chats/start-chat.ts';
import { forSpenders } from '../../access.ts';
import { accountOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { answerWithChat } from './chat-answer.ts';
import { authorOf } from './owned-chat.ts';

export const startChat = defineRoute(
  {
    name: 'startChat',
    method: 'post',
    path: '/v1/agent/chats',
    access: { scopes: ['agent:tools'], ...forSpenders },
    body: z.strictObject({
      message: messageMember,
      context: contextMember,
      wait_s: waitInBody,
    }),
    idempotent: true,
    status: 201,
    response: recordOf(chatSchema),
    errors: ['not_found'],
    summary: 'Start a chat with the platform agent.',
    description:
      'The agent reads the data of the account with tools, and cites what it states. What writes, sends or costs money is proposed as an action, which a person approves. Each tool also needs its own scope. A chat expires after 72 hours without input.',
  },
  async ({ ctx, caller, body, run }) => {
    const { message: text, context = {}, wait_s: waitSeconds } = body;
    const chat = await start(ctx, {
      accountId: accountOf(caller),
      said: { text, author: authorOf(caller) },
      context: { jobId: context.job_id ?? null, candidateId: context.candidate_id ?? null },
      run,
    });
    return answerWithChat(ctx, chat, waitSeconds);
  },
);
