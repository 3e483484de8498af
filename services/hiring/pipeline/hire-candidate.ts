import type { Cause } from '../../../domain/accounts/audit/audit-entry.ts';
import type { OwnedRef } from '../../../domain/common/ids.ts';
import type { Candidate } from '../../../domain/hiring/candidate.ts';
import {
  hireCandidate as hired,
  type Hire,
  type HiredCandidate,
} from '../../../domain/hiring/pipeline/hire-candidate.ts';
import { newAuditEntry } from '../../../storage/accounts/audit/new-audit-entry.ts';
import { findPipeline } from '../../../storage/hiring/pipelines.ts';
import type { AppContext } from '../../context.ts';
import { movedEntry } from './candidate-audit.ts';
import { hiredEvents } from './candidate-events.ts';
import { changeCandidate } from './change-candidate.ts';

export interface Hiring extends Omit<Hire, 'actor'> {
  cause: Cause;
  /** Rejects a version that the caller does not expect. */
  judge: (candidate: Candidate) => void;
}

/**
 * Hires a candidate. One write decides: it moves the application, sends the events and notes the employee to be made;
 * the area `workforce` then adds the employee. A repeat with the same employee id changes nothing.
 * @throws AppError `not_found`; `conflict` for a second hire and an anonymised candidate; `invalid_request`; any error
 * of `judge`.
 */
export async function hireCandidate(
  ctx: AppContext,
  target: OwnedRef,
  { cause, judge, ...hire }: Hiring,
): Promise<Candidate> {
  const { stages } = await findPipeline(ctx.stores, target.accountId);
  return changeCandidate(ctx, target, (candidate) => {
    if (candidate.hire?.employeeId === hire.employeeId) return null;
    judge(candidate);
    const result = hired(candidate, { ...hire, actor: cause.actor }, { stages, now: new Date() });
    const trail = trailOf(cause, result, hire.employeeId);
    return { candidate: result.candidate, events: hiredEvents(result), trail, isHire: true };
  });
}

function trailOf(cause: Cause, { candidate, before, after }: HiredCandidate, employeeId: string) {
  const created = newAuditEntry(cause, {
    action: 'employee.created',
    accountId: candidate.accountId,
    targetId: employeeId,
    before: null,
    after: { status: 'active' },
  });
  if (before === null || after === null || before.status === 'hired') return [created];
  return [movedEntry(cause, { candidate, before, after }), created];
}
