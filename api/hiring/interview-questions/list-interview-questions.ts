import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../../domain/common/cursor.ts';
import { AppError } from '../../../domain/common/errors.ts';
import { queryText } from '../../../domain/common/text/query-text.ts';
import { cutPage } from '../../../domain/common/result-page.ts';
import {
  interviewQuestionSchema,
  questionKinds,
} from '../../../domain/hiring/interview-questions/question.ts';
import { keywordNamed } from '../../../domain/market/enrichment/keyword-list.ts';
import { bankQuestions } from '../../../services/hiring/interview-questions/bank-questions.ts';
import { requireInterviewedRole } from '../../../services/hiring/interview-questions/interviewed-role.ts';
import { accountOf } from '../../caller.ts';
import { cursorScope } from '../../cursor-scope.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { pageQuery } from '../../page-by-id.ts';
import { defineRoute } from '../../route.ts';

export const listInterviewQuestions = defineRoute(
  {
    name: 'listInterviewQuestions',
    method: 'get',
    path: '/interview-questions',
    access: { scopes: ['jobs:applications'], role: 'viewer' },
    readsOnly: true,
    meter: 'platform_calls',
    query: z.object({
      job_id: z.string().max(100).meta({ example: 'job_0NaQ8xT2v7Bd1kZp4mXw' }),
      kind: z
        .enum(questionKinds)
        .exactOptional()
        .meta({ description: 'Only questions of this kind.' }),
      keyword: queryText(200).exactOptional().meta({ description: 'One skill, in any spelling.' }),
      ...pageQuery,
    }),
    response: listOf(interviewQuestionSchema),
    errors: ['invalid_cursor', 'not_found'],
    summary: 'List interview questions for a job from a bank, without a model.',
    description:
      "The job is a posting of the account, drafts included, or any job of the market. Questions follow from the job's first five keywords, its seniority and its department or title; the same job gets the same questions. They are in English. Free.",
  },
  async ({ ctx, caller, query }) => {
    const { job_id: id, kind, keyword, limit, cursor } = query;
    const accountId = accountOf(caller);
    const role = await requireInterviewedRole(ctx.stores, { accountId, id });
    const named = keyword === undefined ? null : keywordNamed(keyword).toLowerCase();
    const found = bankQuestions(role).filter(
      (one) =>
        (kind === undefined || one.kind === kind) &&
        (named === null || one.keyword?.toLowerCase() === named),
    );
    const list = `interview-questions ${accountId}`;
    const scope = cursorScope(list, query, ctx.config.cursorSecret);
    const start = cursor === undefined ? 0 : after(decodeCursor(cursor, scope, z.string()), found);
    const { rows, last } = cutPage(found.slice(start, start + limit + 1), limit);
    const nextCursor = last === undefined ? null : encodeCursor(last.id, scope);
    return { body: { data: rows, meta: listMeta({ nextCursor }) } };
  },
);

/** The place after a question of the list; a job that has changed since may no longer have it. */
function after(id: string, list: readonly { id: string }[]): number {
  const at = list.findIndex((one) => one.id === id);
  if (at === -1) throw new AppError('invalid_cursor');
  return at + 1;
}
