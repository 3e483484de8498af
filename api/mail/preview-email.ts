import { mailPreviewSchema } from '../../domain/mail/mail-preview.ts';
import { sendInput } from '../../domain/mail/send.ts';
import { previewSend } from '../../services/mail/preview-send.ts';
import { accountOf } from '../caller.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { requireRecipients } from './recipients-by-role.ts';
import { withWriter } from './reply-to-writer.ts';

export const previewEmail = defineRoute(
  {
    name: 'previewEmail',
    method: 'post',
    path: '/email/preview',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    body: sendInput(() => Date.now()),
    response: recordOf(mailPreviewSchema),
    summary: 'Show an e-mail as its first recipient would get it, and send nothing.',
    description:
      'Takes the body of POST /email/send and refuses what that refuses, except for the quota. The link that unsubscribes is left out.',
  },
  async ({ ctx, caller, body }) => {
    requireRecipients(ctx, caller, body.to.length);
    return { body: { data: await previewSend(ctx, accountOf(caller), withWriter(caller, body)) } };
  },
);
