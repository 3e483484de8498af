import type { AppContext } from '../../services/context.ts';
import {
  lateInterviews,
  remindInterviewers,
  type LateInterview,
} from '../../services/interviews/remind-of-scorecards.ts';
import { sweepEach } from '../sweep-each.ts';

/**
 * Reminds interviewers of late scorecards. Idempotent: interview and interviewer are the key of a mail, so a repeated
 * pass sends no second mail.
 */
export function createRemindOfScorecards(ctx: AppContext) {
  return async function remindOfScorecards(): Promise<{ interviews: number }> {
    const late: LateInterview[] = [];
    for await (const interview of lateInterviews(ctx, new Date())) late.push(interview);
    return {
      interviews: await sweepEach(ctx, late, (interview) => remindInterviewers(ctx, interview)),
    };
  };
}
