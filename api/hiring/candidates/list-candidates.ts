import { z } from 'zod';
import { oneLine } from '../../../domain/common/text/input-text.ts';
import {
  candidateListRow,
  candidateListRowSchema,
} from '../../../domain/hiring/pipeline/candidate-row.ts';
import { cleanEmail } from '../../../domain/common/email.ts';
import { searchedText } from '../../../domain/text/searched-text.ts';
import { applicationStatuses, type Candidate } from '../../../domain/hiring/candidate.ts';
import {
  withInterviewedJobs,
  type InterviewedJobs,
} from '../../../domain/hiring/interviewer-view.ts';
import { fieldKey } from '../../../domain/hiring/application-form/field.ts';
import { decodeCursor, encodeCursor } from '../../../domain/common/cursor.ts';
import { cutPage } from '../../../domain/common/result-page.ts';
import {
  candidateSorts,
  listCandidates as readCandidates,
  positionOf,
  type CandidateFilter,
} from '../../../storage/hiring/candidates/list-candidates.ts';
import { findByEmail } from '../../../storage/hiring/candidates/email-holder.ts';
import { accountOf } from '../../caller.ts';
import type { ApiContext } from '../../context.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { cursorScope } from '../../cursor-scope.ts';
import { pageQuery } from '../../page-by-id.ts';
import { interviewedBy, refuseFilters } from '../interviewer.ts';
import { defineRoute } from '../../route.ts';
import { fileUrls } from './candidate-answer.ts';

const time = z.iso.datetime({ offset: true });

const position = z.object({ value: z.string().nullable(), id: z.string() });

const candidatesQuery = z
  .object({
    job_id: z.string().max(100).exactOptional().meta({
      description: 'Candidates with an application for this job.',
      example: 'job_0NaQ8xT2v7Bd1kZp4mXw',
    }),
    stage: z.string().max(50).exactOptional().meta({
      description: 'Key of a stage. With job_id, the stage of the application for that job.',
    }),
    status: z.enum(applicationStatuses).exactOptional().meta({
      description: 'Status of an application; with job_id or stage, of that application.',
    }),
    answer_to: fieldKey.exactOptional().meta({
      description: 'Key of a question of the form of job_id. Needs job_id and answer.',
    }),
    answer: oneLine(200).exactOptional().meta({
      description: 'The answer to answer_to: the value of an option, true, false, or a number.',
    }),
    source: oneLine(100).exactOptional().meta({ description: 'Where the candidate came from.' }),
    tag: oneLine(100).exactOptional().meta({ description: 'A tag of the candidate.' }),
    q: oneLine(200).pipe(searchedText).exactOptional().meta({
      description:
        'Each word must be the beginning of a word of name, e-mail, phone, location, skills, tags or answers.',
    }),
    email: z
      .string()
      .max(300)
      .exactOptional()
      .meta({ description: 'E-mail address, compared without case.' }),
    created_after: time.exactOptional().meta({ description: 'Added after this time.' }),
    created_before: time.exactOptional().meta({ description: 'Added before this time.' }),
    updated_after: time.exactOptional().meta({ description: 'Changed after this time.' }),
    sort: z.enum(candidateSorts).default('created_at').meta({
      description: 'Texts are sorted without case and accents; candidates without one come first.',
    }),
    order: z
      .enum(['asc', 'desc'])
      .exactOptional()
      .meta({ description: 'The default is desc for times and asc for texts.' }),
    ...pageQuery,
  })
  .superRefine(({ job_id: job, answer_to: key, answer }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if ((key === undefined) !== (answer === undefined)) {
      if (key === undefined) refuse('answer_to', 'is required with answer');
      else refuse('answer', 'is required with answer_to');
    }
    if (key !== undefined && job === undefined) refuse('job_id', 'is required with answer_to');
  });

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

/**
 * The candidate filter for an e-mail address; null if no candidate has it. An address of a merged duplicate is its
 * survivor's.
 */
async function filterOf(
  ctx: ApiContext,
  accountId: string,
  query: z.output<typeof candidatesQuery>,
): Promise<CandidateFilter | null> {
  const filter: CandidateFilter = {
    accountId,
    jobId: query.job_id,
    stage: query.stage,
    status: query.status,
    answer: answerOf(query),
    source: query.source,
    tag: query.tag,
    q: query.q,
    createdAfter: dateOf(query.created_after),
    createdBefore: dateOf(query.created_before),
    updatedAfter: dateOf(query.updated_after),
  };
  if (query.email === undefined) return filter;
  const email = cleanEmail(query.email);
  const id = email === null ? null : await findByEmail(ctx.stores, accountId, email);
  return id === null ? null : { ...filter, id };
}

function dateOf(time: string | undefined): Date | undefined {
  return time === undefined ? undefined : new Date(time);
}

function isTime(sort: (typeof candidateSorts)[number]): boolean {
  return sort === 'created_at' || sort === 'updated_at';
}

/** An answer is asked for as text, and stored as the value of its question. */
function answerOf({ answer_to: key, answer }: z.output<typeof candidatesQuery>) {
  if (key === undefined || answer === undefined) return undefined;
  const number = Number(answer);
  const values = [answer, ...(Number.isFinite(number) ? [number] : [])];
  const isFlag = answer === 'true' || answer === 'false';
  return { key, values: isFlag ? [...values, answer === 'true'] : values };
}
