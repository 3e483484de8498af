import type { InterviewedJobs } from '../../domain/hiring/interviewer-view.ts';
import { AppError } from '../../domain/common/errors.ts';
import type { Caller } from '../caller.ts';
import type { ApiContext } from '../context.ts';

/** The candidates and roles that a member with the role interviewer may read; null for callers who may read all. */
export async function interviewedBy(
  { stores, interviewed }: Pick<ApiContext, 'stores' | 'interviewed'>,
  caller: Caller,
): Promise<InterviewedJobs | null> {
  if (!isInterviewer(caller) || caller.kind !== 'member') return null;
  const { accountId, signedIn } = caller;
  return interviewed(stores, { accountId, email: signedIn.user.email });
}

/** Whether the caller is a member who sees only their own interviews. */
export function isInterviewer(caller: Caller): boolean {
  return caller.kind === 'member' && caller.signedIn.member.role === 'interviewer';
}

/** @throws AppError 403 where an interviewer filters by a member that could hold what the role does not show. */
export function refuseFilters(
  caller: Caller,
  query: Readonly<Record<string, unknown>>,
  confidential: readonly string[],
): void {
  if (!isInterviewer(caller)) return;
  const asked = confidential.find((name) => query[name] !== undefined);
  if (asked === undefined) return;
  throw new AppError('insufficient_role', {
    message: `Filtering by ${asked} needs the role viewer.`,
    details: [{ path: asked, message: 'needs the role viewer' }],
  });
}
