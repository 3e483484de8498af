import { z } from 'zod';
import { unsubscribedPage } from '../../pages/unsubscribe/unsubscribe-pages.tsx';
import { unsubscribe as leave } from '../../services/mail/unsubscribe.ts';
import { defineRoute } from '../route.ts';
import { linkParams } from './link-path.ts';
import { openedLink, unsubscribeHeaders, wordingOf } from './unsubscribe-path.ts';

export const unsubscribe = defineRoute(
  {
    name: 'unsubscribe',
    method: 'post',
    path: '/public/unsubscribe/{token}',
    access: { public: { name: 'unsubscribe-now', perMinute: 20 } },
    params: linkParams,
    find: openedLink,
    body: z.strictObject({ 'List-Unsubscribe': z.literal('One-Click') }),
    form: true,
    response: z.unknown().meta({ description: 'A page that says it is done.' }),
    contentTypes: ['text/html'],
    summary: 'Unsubscribe from the mailings of an account, or from a job alert (RFC 8058).',
    description:
      'The link in the mail of a job alert disables that alert. The body is a form, or JSON, with List-Unsubscribe=One-Click. A repeated call has the same response.',
  },
  async ({ ctx, found, headers }) => {
    await leave(ctx, found);
    return {
      body: Buffer.from(unsubscribedPage(wordingOf(found, headers))),
      headers: unsubscribeHeaders,
    };
  },
);
