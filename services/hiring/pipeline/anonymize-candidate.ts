import type { OwnedRef } from '../../../domain/common/ids.ts';
import type { Candidate } from '../../../domain/hiring/candidate.ts';
import {
  anonymizeCandidate as withoutName,
  idsOf,
  tracesOf,
} from '../../../domain/hiring/pipeline/anonymize-candidate.ts';
import type { Cause } from '../../../domain/accounts/audit/audit-entry.ts';
import {
  findEmailKeys,
  saveAnonymized,
} from '../../../storage/hiring/candidates/candidate-erasure.ts';
import {
  accountIdAttribute,
  processStatusAttribute,
  HIRING_TASK_QUEUE,
} from '../../../workflows/common/contract.ts';
import {
  anonymizeCandidateId,
  type AnonymizeCandidateWorkflow,
} from '../../../workflows/hiring/contract.ts';
import { addressKeyOf } from '../../address-key.ts';
import type { AppContext } from '../../context.ts';
import { announceSoon } from '../../webhooks/announce-soon.ts';
import { retryOnConflict } from '../../retry-on-conflict.ts';
import { anonymizedEntry } from './candidate-audit.ts';
import { anonymizedEvent } from './candidate-events.ts';
import { requireCandidate } from './require-candidate.ts';
import { orDeferToSweep } from '../../defer-to-sweep.ts';

/**
 * Removes a person from a candidate for good. When this returns, the candidate's own members and address are empty;
 * the workflow `anonymize:<candidate>` then erases every other place. Idempotent. `judge` rejects a version that the
 * caller does not expect.
 * @throws AppError `not_found`, and any error of `judge`.
 */
export async function anonymizeCandidate(
  ctx: AppContext,
  target: OwnedRef,
  { cause, judge }: { cause: Cause; judge: (candidate: Candidate) => void },
): Promise<Candidate> {
  return retryOnConflict(async () => {
    const candidate = await requireCandidate(ctx.stores, target);
    judge(candidate);
    return candidate.anonymizedAt === null ? save(ctx, candidate, cause) : candidate;
  });
}

/** Removes what a merge has added to an anonymised candidate; null on a version conflict. */
export function anonymizeAgain(ctx: AppContext, candidate: Candidate): Promise<Candidate | null> {
  return save(ctx, candidate, null);
}

/** `cause` is the actor of the first call. null removes later additions, which is no action of its own. */
async function save(
  ctx: AppContext,
  candidate: Candidate,
  cause: Cause | null,
): Promise<Candidate | null> {
  const now = new Date();
  const addressKeys = await addressKeysOf(ctx, candidate);
  const written = await saveAnonymized(ctx.stores, {
    candidate: withoutName(candidate, now),
    traces: { ...tracesOf(candidate), addressKeys },
    events: cause === null ? [] : [anonymizedEvent(candidate)],
    trail: cause === null ? [] : [anonymizedEntry(cause, candidate, now)],
  });
  if (written === null) return null;
  const { candidate: saved, waiting: events } = written;
  announceSoon(ctx, { collection: 'candidates', documentId: saved.id, events });
  void orDeferToSweep(ctx, startErasure(ctx, saved), { candidate_id: saved.id });
  return saved;
}

/** Mails may name an address alone, which only its key finds once the candidate is empty. */
async function addressKeysOf(
  { stores, config }: Pick<AppContext, 'config' | 'stores'>,
  candidate: Candidate,
): Promise<string[]> {
  const { accountId, email } = candidate;
  const keys = await findEmailKeys(stores, { accountId, ids: idsOf(candidate) });
  const emails = email === null ? keys : [email, ...keys];
  return [...new Set(emails.map((one) => addressKeyOf(config, one)))];
}

/** Starts the workflow that erases the other places, or joins the running one. */
export async function startErasure(
  { temporal }: Pick<AppContext, 'temporal'>,
  { accountId, id: candidateId }: OwnedRef,
): Promise<void> {
  await temporal.client.workflow.start<AnonymizeCandidateWorkflow>('anonymizeCandidate', {
    taskQueue: HIRING_TASK_QUEUE,
    workflowId: anonymizeCandidateId(candidateId),
    workflowIdConflictPolicy: 'USE_EXISTING',
    args: [{ accountId, candidateId }],
    typedSearchAttributes: [
      { key: accountIdAttribute, value: accountId },
      { key: processStatusAttribute, value: 'erasing' },
    ],
    staticSummary: `Erase what still speaks of ${candidateId}`,
  });
}
