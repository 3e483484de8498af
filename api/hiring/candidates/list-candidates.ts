import { z } from 'zod';
import { oneLine } from '../../../domain/common/text/input-text.ts';
import {
  candidateListRow,
  candidateListRowSchema,
} from '../../../domain/hiring/pipeline/candidate-row.ts';
import { cleanEmail } from '../../../domain/common/email.ts';
import { searchedText } from '../../../domain/text/searched-text.ts';
import {
  listCandidates as readCandidates,
  type CandidateFilter,
} from '../../../storage/hiring/candidates/candidates.ts';
import { findByEmail } from '../../../storage/hiring/candidates/email-holder.ts';
import { accountOf } from '../../caller.ts';
import type { ApiContext } from '../../context.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { pageById, pageQuery } from '../../page-by-id.ts';
import { defineRoute } from '../../route.ts';
import { fileUrls } from './candidate-answer.ts';

const time = z.iso.datetime({ offset: true });

const candidatesQuery = z.object({
  job_id: z.string().max(100).exactOptional().meta({
    description: 'Candidates with an application for this job.',
    example: 'job_0NaQ8xT2v7Bd1kZp4mXw',
  }),
  stage: z.string().max(50).exactOptional().meta({
    description: 'Key of a stage. With job_id, the stage of the application for that job.',
  }),
  q: oneLine(200).pipe(searchedText).exactOptional().meta({
    description:
      'Each word must be the beginning of a word of name, e-mail, phone, location, skills or tags.',
  }),
  email: z
    .string()
    .max(300)
    .exactOptional()
    .meta({ description: 'E-mail address, compared without case.' }),
  created_after: time.exactOptional().meta({ description: 'Added after this time.' }),
  updated_after: time.exactOptional().meta({ description: 'Changed after this time.' }),
  ...pageQuery,
});

export const listCandidates = defineRoute(
  {
    name: 'listCandidates',
    method: 'get',
    path: '/candidates',
    access: { scopes: ['jobs:applications'], role: 'viewer' },
    readsOnly: true,
    meter: 'platform_calls',
    query: candidatesQuery,
    response: listOf(candidateListRowSchema),
    errors: ['invalid_cursor'],
    summary: "List the account's candidates, newest first, without answers, history and notes.",
  },
  async ({ ctx, caller, query }) => {
    const filter = await filterOf(ctx, accountOf(caller), query);
    const { rows, nextCursor } = await pageById('candidates', { ctx, caller, query }, (start) =>
      filter === null ? Promise.resolve([]) : readCandidates(ctx.stores, filter, start),
    );
    const urls = fileUrls(ctx);
    const data = rows.map((candidate) => candidateListRow(candidate, urls));
    return { body: { data, meta: listMeta({ nextCursor }) } };
  },
);

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
    q: query.q,
    createdAfter: dateOf(query.created_after),
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
