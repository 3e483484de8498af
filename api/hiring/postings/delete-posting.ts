import { z } from 'zod';
import { movePosting } from '../../../domain/hiring/change-posting.ts';
import type { Posting } from '../../../domain/hiring/posting.ts';
import { changePosting } from '../../../services/hiring/change-posting.ts';
import { requireAuthor, requireRole } from '../../access.ts';
import type { Caller } from '../../caller.ts';
import { requireVersion } from '../../input/if-match.ts';
import { defineRoute } from '../../route.ts';
import { ownedPosting, postingParams } from './owned-posting.ts';

export const deletePosting = defineRoute(
  {
    name: 'deletePosting',
    method: 'delete',
    path: '/jobs/post/{id}',
    access: { scopes: ['jobs:post'], role: 'recruiter' },
    versioned: true,
    meter: 'platform_calls',
    params: postingParams,
    status: 204,
    response: z.undefined(),
    find: ownedPosting,
    summary: 'Archive a role. It leaves board and job search for good; its applications stay.',
  },
  async ({ ctx, caller, found, headers }) => {
    await changePosting(ctx, found, (current) => {
      requireVersion(headers, current.version);
      requireArchiver(caller, current);
      return movePosting(current, 'archive', new Date());
    });
    return { body: undefined };
  },
);

/** Archiving is for good: a recruiter archives only drafts of their own. @throws AppError 403. */
function requireArchiver(caller: Caller, { status, createdBy }: Posting): void {
  if (status === 'draft') requireAuthor(caller, createdBy, 'draft');
  else requireRole(caller, 'admin', 'Archiving is for good: it needs the role admin.');
}
