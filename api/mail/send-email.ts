import { sendInput, sendSchema } from '../../domain/mail/send.ts';
import { createSend } from '../../services/mail/create-send.ts';
import { accountOf } from '../caller.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { withWriter } from './reply-to-writer.ts';
import { requireRecipients } from './recipients-by-role.ts';
import { sendAnswer } from './send-path.ts';

export const sendEmail = defineRoute(
  {
    name: 'sendEmail',
    method: 'post',
    path: '/email/send',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    idempotent: true,
    meter: 'platform_calls',
    body: sendInput(() => Date.now()),
    status: 201,
    response: recordOf(sendSchema),
    errors: ['quota_exceeded'],
    summary: 'Send an e-mail to candidates or addresses.',
    description:
      'Takes template_id, or subject and body_text or body_html with merge fields, and 1 to 5,000 recipients. Each address gets one mail. Everything is checked first: 400 names each wrong recipient and each merge field without a value, and nothing is sent. The text is frozen; values are read when each mail is sent. Uses one unit of the quota emails per recipient that is not suppressed; 429 if the quota does not cover all of them. A send that is more than 24 hours late fails and sends nothing.',
  },
  async ({ ctx, caller, body, run }) => {
    requireRecipients(ctx, caller, body.to.length);
    const send = await createSend(
      ctx,
      { accountId: accountOf(caller), run },
      withWriter(caller, body),
    );
    return { body: await sendAnswer(ctx, send) };
  },
);
