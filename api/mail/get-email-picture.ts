import { z } from 'zod';
import { openPicture, recordVisit } from '../../services/mail/visits.ts';
import { defineRoute } from '../route.ts';
import { linkHeaders, linkParams, visitOf } from './link-path.ts';

/** A transparent GIF of one pixel. */
const PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

export const getEmailPicture = defineRoute(
  {
    name: 'getEmailPicture',
    method: 'get',
    path: '/public/email-pictures/{token}',
    access: { public: { name: 'email-picture', perMinute: 600 } },
    params: linkParams,
    find: ({ ctx, params }) => Promise.resolve(openPicture(ctx, params.token)),
    response: z.unknown().meta({ description: 'A transparent picture of one pixel.' }),
    contentTypes: ['image/gif'],
    summary: 'Read the picture in a mail whose send has track.opens.',
    description: 'The address and the mail program of the reader are not stored.',
  },
  async ({ ctx, found: { mailId }, ...call }) => {
    await recordVisit(ctx, mailId, { link: null, ...visitOf(call) });
    return { body: PICTURE, headers: { ...linkHeaders, 'Content-Type': 'image/gif' } };
  },
);
