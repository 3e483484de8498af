import { movePosting } from '../../../domain/hiring/change-posting.ts';
import type { PostingAction } from '../../../domain/hiring/posting-lifecycle.ts';
import { postingSchema } from '../../../domain/hiring/posting-row.ts';
import { changePosting } from '../../../services/hiring/change-posting.ts';
import { requireVersion } from '../../input/if-match.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { ownedPosting, postingParams } from './owned-posting.ts';
import { postingAnswer } from './posting-answer.ts';

/** A lifecycle step as an endpoint. A role already in the target status is returned unchanged. */
function moveRoute(action: Exclude<PostingAction, 'archive'>, summary: string) {
  return defineRoute(
    {
      name: `${action}Posting`,
      method: 'post',
      path: `/jobs/post/{id}/${action}`,
      access: { scopes: ['jobs:post'], role: 'recruiter' },
      versioned: true,
      meter: 'platform_calls',
      params: postingParams,
      response: recordOf(postingSchema),
      find: ownedPosting,
      errors: ['conflict'],
      summary,
    },
    async ({ ctx, found, headers }) => {
      const posting = await changePosting(ctx, found, (current) => {
        requireVersion(headers, current.version);
        return movePosting(current, action, new Date());
      });
      return { body: await postingAnswer(ctx, posting) };
    },
  );
}

export const publishPosting = moveRoute(
  'publish',
  'Publish a draft on the board and in job search.',
);
export const closePosting = moveRoute(
  'close',
  'Close an open role. It takes no more applications.',
);
export const reopenPosting = moveRoute('reopen', 'Open a closed role again.');
