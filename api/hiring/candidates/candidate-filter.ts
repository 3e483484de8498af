import { z } from 'zod';
import { cleanEmail } from '../../../domain/common/email.ts';
import { oneLine } from '../../../domain/common/text/input-text.ts';
import { fieldKey } from '../../../domain/hiring/application-form/field.ts';
import { applicationStatuses } from '../../../domain/hiring/candidate.ts';
import { searchedText } from '../../../domain/text/searched-text.ts';
import { findByEmail } from '../../../storage/hiring/candidates/email-holder.ts';
import type { CandidateFilter } from '../../../storage/hiring/candidates/list-candidates.ts';
import type { ApiContext } from '../../context.ts';

const time = z.iso.datetime({ offset: true });

/** The filters of `GET /candidates`. */
export const candidateFilterShape = {
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
};

type FilterQuery = z.output<z.ZodObject<typeof candidateFilterShape>>;

/** An answer is of a question, and a question of a form. */
export function answerNeedsQuestion(
  { job_id: job, answer_to: key, answer }: Pick<FilterQuery, 'job_id' | 'answer_to' | 'answer'>,
  context: Pick<z.core.$RefinementCtx, 'addIssue'>,
): void {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if ((key === undefined) !== (answer === undefined)) {
    if (key === undefined) refuse('answer_to', 'is required with answer');
    else refuse('answer', 'is required with answer_to');
  }
  if (key !== undefined && job === undefined) refuse('job_id', 'is required with answer_to');
}

/**
 * The candidate filter for an e-mail address; null if no candidate has it. An address of a merged duplicate is its
 * survivor's.
 */
export async function filterOf(
  ctx: ApiContext,
  accountId: string,
  query: FilterQuery,
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

/** An answer is asked for as text, and stored as the value of its question. */
function answerOf({ answer_to: key, answer }: FilterQuery) {
  if (key === undefined || answer === undefined) return undefined;
  const number = Number(answer);
  const values = [answer, ...(Number.isFinite(number) ? [number] : [])];
  const isFlag = answer === 'true' || answer === 'false';
  return { key, values: isFlag ? [...values, answer === 'true'] : values };
}
