import { z } from 'zod';
import { invalidRequest } from '../../domain/common/errors.ts';
import {
  bulkInput,
  bulkSchema,
  countsOf,
  MOST_BULK,
  type BulkOutcome,
} from '../../domain/lists/bulk.ts';
import { changeMany } from '../../services/lists/change-many.ts';
import { mailMany } from '../../services/lists/mail-many.ts';
import { listCandidateIds } from '../../storage/hiring/candidates/list-candidates.ts';
import { accountOf, causeOf } from '../caller.ts';
import type { ApiContext } from '../context.ts';
import {
  answerNeedsQuestion,
  candidateFilterShape,
  filterOf,
} from '../hiring/candidates/candidate-filter.ts';
import { recordOf } from '../list-answer.ts';
import { withWriter } from '../mail/reply-to-writer.ts';
import { requireRecipients } from '../mail/recipients-by-role.ts';
import { defineRoute, type RouteCall } from '../route.ts';

const filter = z.strictObject(candidateFilterShape).superRefine(answerNeedsQuestion).meta({
  description: 'As the query of GET /candidates. Without members it matches every candidate.',
});
const input = bulkInput(filter);
type Input = z.output<typeof input>;

export const changeCandidates = defineRoute(
  {
    name: 'changeCandidates',
    method: 'post',
    path: '/candidates/bulk',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    idempotent: true,
    meter: 'platform_calls',
    body: input,
    // Ten thousand ids.
    maxBodyNodes: 20_000,
    response: recordOf(bulkSchema),
    errors: ['quota_exceeded'],
    summary: 'Move, tag, mail or note many candidates.',
    description:
      'Takes exactly one of ids and filter, and at most 10,000 candidates. Each has one outcome: moved, tagged, untagged, mailed or noted; unchanged; or why not: not_found, anonymized, no_application (none, or several without job_id), stage_conflict, no_email, suppressed, missing_field, refused. One that cannot be changed stops no other. left: time ran out; send those ids again. A mail is one send to at most 5,000.',
  },
  async (call) => {
    const { ctx, caller, body, run } = call;
    const accountId = accountOf(caller);
    const ids = await idsOf(ctx, accountId, body);
    const { outcomes, sendId } = await outcomesOf(call, ids, run);
    const data = {
      dry_run: body.dry_run,
      total: ids.length,
      counts: countsOf(outcomes),
      send_id: sendId,
      outcomes: ids.map((id, index) => ({ id, outcome: outcomes[index] ?? 'left' })),
    };
    return { body: { data } };
  },
);

async function outcomesOf(
  {
    ctx,
    caller,
    requestId,
    body,
  }: Pick<RouteCall<unknown, unknown, Input>, 'ctx' | 'caller' | 'requestId' | 'body'>,
  ids: readonly string[],
  run: string | null,
): Promise<{ outcomes: BulkOutcome[]; sendId: string | null }> {
  const many = { accountId: accountOf(caller), ids, dryRun: body.dry_run, run };
  if (body.action === 'mail') {
    const requireCount = (count: number) => requireRecipients(ctx, caller, count);
    return mailMany(ctx, { ...many, work: withWriter(caller, body), requireCount });
  }
  const cause = causeOf({ caller, requestId });
  return { outcomes: await changeMany(ctx, { ...many, work: body, cause }), sendId: null };
}

async function idsOf(ctx: ApiContext, accountId: string, body: Input): Promise<string[]> {
  if (body.ids !== undefined) return body.ids;
  const found = await filterOf(ctx, accountId, body.filter ?? {});
  if (found === null) return [];
  const ids = await listCandidateIds(ctx.stores, found, MOST_BULK + 1);
  if (ids.length <= MOST_BULK) return ids;
  throw invalidRequest('filter', `matches more than ${MOST_BULK.toLocaleString('en')} candidates`);
}
