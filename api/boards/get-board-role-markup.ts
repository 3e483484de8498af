import { z } from 'zod';
import { jobPostingMarkup } from '../../domain/boards/job-posting-markup.ts';
import { AppError } from '../../domain/common/errors.ts';
import { acceptsApplications } from '../../domain/hiring/posting-lifecycle.ts';
import { rolePageUrl } from '../../services/hiring/posting-url.ts';
import { defineRoute } from '../route.ts';
import { boardRoleAnswer } from './board-answer.ts';
import {
  boardPaths,
  boardReads,
  boardRoleParams,
  findBoard,
  withBusinessPath,
} from './board-path.ts';

/** Search engines remove a page that answers 410 (decision 0002). */
const CLOSED_STATUS = 410;

export const getBoardRoleMarkup = defineRoute(
  {
    name: 'getBoardRoleMarkup',
    method: 'get',
    ...withBusinessPath(boardPaths('/jobs/{idOrSlug}/json-ld'), '/{idOrSlug}/json-ld'),
    access: boardReads,
    params: boardRoleParams,
    find: findBoard,
    readsOnly: true,
    tagged: true,
    contentTypes: ['application/ld+json; charset=utf-8'],
    response: z.looseObject({ '@context': z.string(), '@type': z.literal('JobPosting') }),
    errors: ['role_closed'],
    errorStatuses: { role_closed: CLOSED_STATUS },
    summary: "Read an open role as schema.org's JobPosting, for search engines.",
    description: 'The response has no data envelope. A closed role is 410 role_closed.',
  },
  (call) =>
    boardRoleAnswer(call, 'markup', (posting) => {
      const now = new Date();
      if (!acceptsApplications(posting, now))
        throw new AppError('role_closed', { status: CLOSED_STATUS });
      const { ctx, found: organization } = call;
      const url = rolePageUrl(ctx.config, organization, posting.slug);
      return asScript(jobPostingMarkup(posting, { organization, url, nowMs: now.getTime() }));
    }),
);

/** JSON that is safe inside a script element: nothing in it can close the element. */
function asScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
