import { z } from 'zod';
import { openTrackedLink, recordVisit } from '../../services/mail/visits.ts';
import { defineRoute } from '../route.ts';
import { linkHeaders, linkParams, visitOf } from './link-path.ts';

export const followEmailLink = defineRoute(
  {
    name: 'followEmailLink',
    method: 'get',
    path: '/public/email-links/{token}',
    access: { public: { name: 'email-link', perMinute: 600 } },
    params: linkParams,
    find: ({ ctx, params }) => openTrackedLink(ctx, params.token),
    status: 302,
    response: z.unknown().meta({ description: 'Empty; Location is the address of the link.' }),
    contentTypes: ['text/plain'],
    summary: 'Follow a link in a mail whose send has track.clicks.',
    description:
      'Redirects to the address that stands in the text of the send, and to no other. The address and the browser of the reader are not stored.',
  },
  async ({ ctx, found: { mailId, link, target }, ...call }) => {
    await recordVisit(ctx, mailId, { link, ...visitOf(call) });
    const headers = { ...linkHeaders, 'Content-Type': 'text/plain', Location: target };
    return { body: new Uint8Array(), headers };
  },
);
