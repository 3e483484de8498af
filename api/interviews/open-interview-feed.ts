import { z } from 'zod';
import { newFeed } from '../../services/interviews/feed.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { feedReaderOf } from './feed-reader.ts';

export const openInterviewFeed = defineRoute(
  {
    name: 'openInterviewFeed',
    method: 'post',
    path: '/interviews/feed',
    access: { scopes: ['jobs:applications'], role: 'interviewer' },
    holdsSecret: true,
    meter: 'platform_calls',
    response: recordOf(z.object({ url: z.string() })),
    summary: 'Open a calendar feed of interviews, or give it another address.',
    description:
      'A member gets the feed of the interviews that they hold, a key that of all interviews of the account. The address is shown only here; an earlier one opens nothing any more.',
  },
  async ({ ctx, caller }) => ({
    body: { data: { url: await newFeed(ctx, feedReaderOf(caller)) } },
  }),
);
