import { z } from 'zod';
import {
  candidateListRow,
  candidateListRowSchema,
} from '../../../domain/hiring/pipeline/candidate-row.ts';
import type { Candidate } from '../../../domain/hiring/candidate.ts';
import {
  withInterviewedJobs,
  type InterviewedJobs,
} from '../../../domain/hiring/interviewer-view.ts';
import { decodeCursor, encodeCursor } from '../../../domain/common/cursor.ts';
import { cutPage } from '../../../domain/common/result-page.ts';
import {
  candidateSorts,
  listCandidates as readCandidates,
  positionOf,
} from '../../../storage/hiring/candidates/list-candidates.ts';
import { accountOf } from '../../caller.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { cursorScope } from '../../cursor-scope.ts';
import { pageQuery } from '../../page-by-id.ts';
import { interviewedBy, refuseFilters } from '../interviewer.ts';
import { defineRoute } from '../../route.ts';
import { fileUrls } from './candidate-answer.ts';
import { answerNeedsQuestion, candidateFilterShape, filterOf } from './candidate-filter.ts';

const position = z.object({ value: z.string().nullable(), id: z.string() });

const candidatesQuery = z
  .object({
    ...candidateFilterShape,
    sort: z.enum(candidateSorts).default('created_at').meta({
      description: 'Texts are sorted without case and accents; candidates without one come first.',
    }),
    order: z
      .enum(['asc', 'desc'])
      .exactOptional()
      .meta({ description: 'The default is desc for times and asc for texts.' }),
    ...pageQuery,
  })
  .superRefine(answerNeedsQuestion);

export const listCandidates = defineRoute(
  {
    name: 'listCandidates',
    method: 'get',
    path: '/candidates',
    access: { scopes: ['jobs:applications'], role: 'interviewer' },
    readsOnly: true,
    meter: 'platform_calls',
    query: candidatesQuery,
    response: listOf(candidateListRowSchema),
    errors: ['invalid_cursor'],
    summary:
      "List the account's candidates, newest first or in another order, without answers, history and notes.",
  },
  async ({ ctx, caller, query }) => {
    const accountId = accountOf(caller);
    const { limit, cursor, sort, order = isTime(sort) ? 'desc' : 'asc' } = query;
    const scope = cursorScope(`candidates ${accountId}`, query, ctx.config.cursorSecret);
    const after = cursor === undefined ? null : decodeCursor(cursor, scope, position);
    refuseFilters(caller, query, CONFIDENTIAL_FILTERS);
    const interviewed = await interviewedBy(ctx, caller);
    const asked = await filterOf(ctx, accountId, query);
    const filter = asked === null || interviewed === null ? asked : { ...asked, interviewed };
    const page = { sort, descending: order === 'desc', after, limit: limit + 1 };
    const read = filter === null ? [] : await readCandidates(ctx.stores, filter, page);
    const { rows, last } = cutPage(read, limit);
    const nextCursor = last === undefined ? null : encodeCursor(positionOf(last, sort), scope);
    const urls = fileUrls(ctx);
    const data = rows.map((candidate) => candidateListRow(shownTo(interviewed, candidate), urls));
    return { body: { data, meta: listMeta({ nextCursor }) } };
  },
);

/** Filters that find words of answers, which may hold pay. */
const CONFIDENTIAL_FILTERS = ['q', 'answer_to'] as const;

/** Listed rows have neither answers nor notes; the questions that knocked an application out may be about pay. */
function shownTo(interviewed: InterviewedJobs | null, candidate: Candidate): Candidate {
  if (interviewed === null) return candidate;
  const own = withInterviewedJobs(candidate, interviewed)?.applications ?? [];
  return { ...candidate, applications: own.map((one) => ({ ...one, knockedOutBy: [] })) };
}

function isTime(sort: (typeof candidateSorts)[number]): boolean {
  return sort === 'created_at' || sort === 'updated_at';
}
