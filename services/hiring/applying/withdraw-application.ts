import { canWithdraw } from '../../../domain/hiring/applying/application-status.ts';
import { AppError } from '../../../domain/common/errors.ts';
import { withdrawApplication as withdrawn } from '../../../domain/hiring/pipeline/withdraw-application.ts';
import type { Candidate } from '../../../domain/hiring/candidate.ts';
import type { AppContext } from '../../context.ts';
import { withdrawnEntry } from '../pipeline/candidate-audit.ts';
import { updatedEvent } from '../pipeline/candidate-events.ts';
import { changeCandidate } from '../pipeline/change-candidate.ts';
import { isRoleOpen, type LinkedApplication } from './read-application-status.ts';

/**
 * Withdraws an application for its applicant. Withdrawing it again changes nothing.
 * @throws AppError `conflict` for an application that is closed.
 */
export async function withdrawApplication(
  ctx: AppContext,
  linked: LinkedApplication,
  { now, requestId }: { now: Date; requestId: string },
): Promise<LinkedApplication> {
  const { accountId, id } = linked.candidate;
  const applicationId = linked.application.id;
  const candidate = await changeCandidate(ctx, { accountId, id }, (read) => {
    const before = requireApplication(read, applicationId);
    if (before.status === 'withdrawn') return null;
    if (!canWithdraw(before, isRoleOpen(linked, now))) throw closed();
    const after = withdrawn(read, applicationId, now);
    if (after === null) return null;
    const cause = { actor: { kind: 'candidate' as const, id: null, name: null }, requestId };
    const moved = { candidate: after, before, after: requireApplication(after, applicationId) };
    return {
      candidate: after,
      events: [updatedEvent(after, ['applications'])],
      trail: [withdrawnEntry(cause, moved)],
    };
  });
  return { ...linked, candidate, application: requireApplication(candidate, applicationId) };
}

function requireApplication({ applications }: Candidate, id: string) {
  const application = applications.find((one) => one.id === id);
  if (application === undefined) throw new AppError('not_found');
  return application;
}

function closed(): AppError {
  return new AppError('conflict', { message: 'The application is closed.' });
}
