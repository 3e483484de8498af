import { z } from 'zod';
import { closeFeed } from '../../storage/interviews/interview-feeds.ts';
import { defineRoute } from '../route.ts';
import { feedReaderOf } from './feed-reader.ts';

export const closeInterviewFeed = defineRoute(
  {
    name: 'closeInterviewFeed',
    method: 'delete',
    path: '/interviews/feed',
    access: { scopes: ['jobs:applications'], role: 'interviewer' },
    meter: 'platform_calls',
    status: 204,
    response: z.undefined(),
    summary: 'Close the calendar feed: its address is 404 from now on.',
  },
  async ({ ctx, caller }) => {
    await closeFeed(ctx.stores, feedReaderOf(caller));
    return { body: undefined };
  },
);
