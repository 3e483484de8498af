import { z } from 'zod';
import { AppError } from '../../domain/common/errors.ts';
import { readerOfFeed, readFeed } from '../../services/interviews/feed.ts';
import { defineRoute } from '../route.ts';
import { secretLinkHeaders } from '../secret-link.ts';

export const getInterviewFeed = defineRoute(
  {
    name: 'getInterviewFeed',
    method: 'get',
    path: '/interviews.ics',
    access: { public: { name: 'interview-feed', perMinute: 120 } },
    readsOnly: true,
    query: z.object({
      token: z.string().max(100).meta({ description: 'Part of the address, as it was shown.' }),
    }),
    response: z.unknown().meta({ description: 'iCalendar (RFC 5545), times in UTC.' }),
    contentTypes: ['text/calendar; charset=utf-8'],
    errors: ['not_found'],
    summary: 'Read a calendar feed: scheduled and held interviews since three months ago.',
    description: 'A token that was revoked is 404.',
  },
  async ({ ctx, query }) => {
    const reader = await readerOfFeed(ctx, query.token);
    if (reader === null) throw new AppError('not_found');
    const text = await readFeed(ctx, reader, new Date());
    const type = { 'Content-Type': 'text/calendar; charset=utf-8' };
    return { body: Buffer.from(text), headers: { ...secretLinkHeaders, ...type } };
  },
);
