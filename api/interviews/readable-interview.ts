import { isAtLeast } from '../../domain/accounts/console/roles.ts';
import { emailKey } from '../../domain/common/email.ts';
import type { Interview } from '../../domain/interviews/interview.ts';
import type { CardReader } from '../../domain/interviews/scorecard-reading.ts';
import type { Caller } from '../caller.ts';
import { isInterviewer } from '../hiring/interviewer.ts';
import type { FindCall } from '../route.ts';
import { ownedInterview } from './owned-interview.ts';

/** The name by which interviews know a member; null for keys. */
export function interviewerKeyOf(caller: Caller): string | null {
  return caller.kind === 'member' ? emailKey(caller.signedIn.user.email) : null;
}

/** The caller's interview that the path names; for an interviewer one of their own that is not cancelled. */
export async function readableInterview(call: FindCall<{ id: string }>): Promise<Interview | null> {
  const interview = await ownedInterview(call);
  if (interview === null || !isInterviewer(call.caller)) return interview;
  const own = interviewerKeyOf(call.caller);
  const isTheirs = interview.interviewers.some(({ key }) => key === own);
  return isTheirs && interview.status !== 'cancelled' ? interview : null;
}

/** Whether the caller sees the link by which the candidate changes an interview. */
export function mayOpenCandidatePage(caller: Caller): boolean {
  return caller.kind !== 'member' || isAtLeast(caller.signedIn.member.role, 'recruiter');
}

/** How the caller reads scorecards. */
export function cardReaderOf(caller: Caller): CardReader {
  if (caller.kind !== 'member') return { key: null, readsAll: true, readsOthers: true };
  const { role } = caller.signedIn.member;
  return {
    key: interviewerKeyOf(caller),
    readsAll: isAtLeast(role, 'admin'),
    readsOthers: isAtLeast(role, 'recruiter'),
  };
}
