import {
  newSession,
  type ApplySession,
  type SessionRequest,
} from '../../../domain/agent/session.ts';
import { AppError } from '../../../domain/common/errors.ts';
import { publishedForm } from '../../../domain/hiring/application-form/form.ts';
import type { Posting } from '../../../domain/hiring/posting.ts';
import { acceptsApplications } from '../../../domain/hiring/posting-lifecycle.ts';
import {
  findOpenSession,
  insertOverEnded,
  insertSession,
} from '../../../storage/agent/apply-sessions.ts';
import { hasApplied } from '../../../storage/hiring/candidates/session-applications.ts';
import { newId } from '../../../storage/new-id.ts';
import { findProfile } from '../../../storage/accounts/account-profiles.ts';
import type { AppContext } from '../../context.ts';
import { findRoleToApply, notHostedDetails } from '../../hiring/applying/find-role.ts';
import { findAccountResume, noSuchResume } from '../account-resume.ts';
import { startSessionWorkflow } from './session-workflow.ts';
import { orDeferToSweep } from '../../defer-to-sweep.ts';

export interface StartRequest extends SessionRequest {
  accountId: string;
  jobId: string;
}

/**
 * Starts a session, or returns the open one for the same account and job (decision 0021). The unique index decides
 * between concurrent callers.
 * @throws AppError `not_found`, `not_hosted`, `role_closed`, `feature_disabled`, `duplicate_application`; also
 * `not_found` for a résumé that the account does not have.
 */
export async function startSession(
  ctx: Pick<AppContext, 'log' | 'stores' | 'temporal'>,
  { accountId, jobId, ...request }: StartRequest,
): Promise<{ session: ApplySession; isNew: boolean }> {
  const open = await findOpenSession(ctx.stores, { accountId, jobId });
  if (open !== null) {
    // Restarts the workflow if it is gone.
    await startOrLeave(ctx, open);
    return { session: open, isNew: false };
  }
  const posting = await findPostingToApply(ctx, jobId);
  await refuseSecondApplication(ctx, posting, accountId);
  if ((await findAccountResume(ctx, { accountId, resumeId: request.resumeId })) === null) {
    throw noSuchResume();
  }
  const fields = publishedForm(posting.applicationFields);
  const made = { id: newId('session'), accountId, jobId, request, fields };
  return insertOrJoin(ctx, newSession(made, new Date()));
}

async function insertOrJoin(
  ctx: Pick<AppContext, 'log' | 'stores' | 'temporal'>,
  session: ApplySession,
): Promise<{ session: ApplySession; isNew: boolean }> {
  for (const insert of [insertSession, insertOverEnded]) {
    if (await insert(ctx.stores, session)) {
      await startOrLeave(ctx, session);
      return { session, isNew: true };
    }
    // A concurrent call created the session; it may have ended already.
    const first = await findOpenSession(ctx.stores, session);
    if (first !== null) return { session: first, isNew: false };
  }
  throw new AppError('conflict');
}

/** Starts the workflow. While Temporal is unavailable, the sweep does. */
function startOrLeave(
  ctx: Pick<AppContext, 'log' | 'temporal'>,
  session: ApplySession,
): Promise<void> {
  return orDeferToSweep(ctx, startSessionWorkflow(ctx, session), { session_id: session.id });
}

async function findPostingToApply(
  ctx: Pick<AppContext, 'stores'>,
  jobId: string,
): Promise<Posting> {
  const role = await findRoleToApply(ctx, jobId);
  if (role === null) throw new AppError('not_found');
  if (!role.hosted) {
    throw new AppError('not_hosted', { details: notHostedDetails(role.applyUrl) });
  }
  if (!acceptsApplications(role.posting, new Date())) throw new AppError('role_closed');
  if (!role.features.aiApply) throw new AppError('feature_disabled');
  return role.posting;
}

async function refuseSecondApplication(
  ctx: Pick<AppContext, 'stores'>,
  posting: Posting,
  accountId: string,
): Promise<void> {
  const profile = await findProfile(ctx.stores, accountId);
  if (profile === null) throw new AppError('not_found');
  const applicant = { accountId, email: profile.email };
  if (await hasApplied(ctx.stores, posting, applicant)) throw new AppError('duplicate_application');
}
