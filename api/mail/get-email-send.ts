import { sendSchema } from '../../domain/mail/send.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { ownedSend, sendAnswer, sendParams } from './send-path.ts';

export const getEmailSend = defineRoute(
  {
    name: 'getEmailSend',
    method: 'get',
    path: '/email/sends/{id}',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    params: sendParams,
    response: recordOf(sendSchema),
    find: ownedSend,
    summary: 'Read an e-mail send with its counts.',
  },
  async ({ ctx, found }) => ({ body: await sendAnswer(ctx, found) }),
);
