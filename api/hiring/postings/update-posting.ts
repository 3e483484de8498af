import { editPosting } from '../../../domain/hiring/change-posting.ts';
import { FORM_BODY_NODES } from '../../../domain/hiring/application-form/form.ts';
import { postingChanges } from '../../../domain/hiring/posting-input.ts';
import { postingSchema } from '../../../domain/hiring/posting-row.ts';
import { changePosting } from '../../../services/hiring/change-posting.ts';
import { withCleanDescription } from '../../../services/hiring/clean-description.ts';
import { requireVersion } from '../../input/if-match.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { ownedPosting, postingParams } from './owned-posting.ts';
import { postingAnswer } from './posting-answer.ts';

export const updatePosting = defineRoute(
  {
    name: 'updatePosting',
    method: 'patch',
    path: '/jobs/post/{id}',
    access: { scopes: ['jobs:post'], role: 'recruiter' },
    versioned: true,
    meter: 'platform_calls',
    params: postingParams,
    body: postingChanges,
    maxBodyNodes: FORM_BODY_NODES,
    response: recordOf(postingSchema),
    find: ownedPosting,
    errors: ['conflict'],
    summary: 'Change a role.',
    description:
      'Only the members that are sent change; null clears a member. Board and job search show the change within seconds. application_fields replaces the form; null restores the default form. A field without knockout keeps the rule of the same key and type. An archived role cannot change: 409.',
  },
  async ({ ctx, body, found, headers }) => {
    const changes = await withCleanDescription(found.accountId, body);
    const posting = await changePosting(ctx, found, (current) => {
      requireVersion(headers, current.version);
      return editPosting(current, changes, new Date());
    });
    return { body: await postingAnswer(ctx, posting) };
  },
);
