import { z } from 'zod';
import { movePosting } from '../../../domain/hiring/change-posting.ts';
import { changePosting } from '../../../services/hiring/change-posting.ts';
import { requireVersion } from '../../input/if-match.ts';
import { defineRoute } from '../../route.ts';
import { ownedPosting, postingParams } from './owned-posting.ts';

export const deletePosting = defineRoute(
  {
    name: 'deletePosting',
    method: 'delete',
    path: '/jobs/post/{id}',
    access: { scopes: ['jobs:post'] },
    versioned: true,
    meter: 'platform_calls',
    params: postingParams,
    status: 204,
    response: z.undefined(),
    find: ownedPosting,
    summary: 'Archive a role. It leaves board and job search for good; its applications stay.',
  },
  async ({ ctx, found, headers }) => {
    await changePosting(ctx, found, (current) => {
      requireVersion(headers, current.version);
      return movePosting(current, 'archive', new Date());
    });
    return { body: undefined };
  },
);
