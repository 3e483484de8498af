import { sendSchema } from '../../domain/mail/send.ts';
import { cancelSend } from '../../services/mail/cancel-send.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { ownedSend, sendAnswer, sendParams } from './send-path.ts';

export const cancelEmailSend = defineRoute(
  {
    name: 'cancelEmailSend',
    method: 'post',
    path: '/email/sends/{id}/cancel',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    meter: 'platform_calls',
    params: sendParams,
    response: recordOf(sendSchema),
    find: ownedSend,
    errors: ['conflict'],
    summary: 'Cancel an e-mail send; mails that are not sent yet are not sent.',
    description: 'A cancelled send may be cancelled again. One that has ended is 409.',
  },
  async ({ ctx, found }) => ({ body: await sendAnswer(ctx, await cancelSend(ctx, found)) }),
);
