import type { Cause } from '../../domain/accounts/audit/audit-entry.ts';
import type { Interview } from '../../domain/interviews/interview.ts';
import type { NewInterviewInput } from '../../domain/interviews/interview-input.ts';
import { noTiming, timingOf } from '../../domain/interviews/timing.ts';
import { findInterview, insertInterview } from '../../storage/interviews/interviews.ts';
import { idOf } from '../../storage/new-id.ts';
import type { AppContext } from '../context.ts';
import type { Creation } from '../hiring/creation.ts';
import { requireLivingCandidate, requirePosting } from '../hiring/named-records.ts';
import { announceSoon } from '../webhooks/announce-soon.ts';
import { bookedElsewhere } from './booked-elsewhere.ts';
import { newTokenHash } from './interview-link.ts';
import { creationNews } from './interview-news.ts';
import { requireScorecardTemplate } from './scorecard-templates.ts';
import { resolveInterviewers } from './resolve-interviewers.ts';

/**
 * Schedules an interview, or offers its times to the candidate: one write with the time of its interviewers, event and
 * audit entry. A repeated run returns the interview of the first run.
 * @throws AppError `invalid_request` naming the member; `conflict` for an anonymised candidate or a booked interviewer.
 */
export async function createInterview(
  ctx: AppContext,
  { accountId, run, cause }: Creation & { cause: Cause },
  input: NewInterviewInput,
): Promise<Interview> {
  const id = idOf('interview', run);
  const earlier = run === null ? null : await findInterview(ctx.stores, { accountId, id });
  if (earlier !== null) return earlier;
  const interview = await newInterview(ctx, { accountId, id }, input);
  const news = creationNews(interview, cause);
  if (!(await insertInterview(ctx.stores, interview, news))) {
    const first = await findInterview(ctx.stores, { accountId, id });
    if (first === null) throw await bookedElsewhere(ctx.stores, interview);
    return first;
  }
  announceSoon(ctx, { collection: 'interviews', documentId: id, events: news.events });
  return interview;
}

async function newInterview(
  { stores, config }: Pick<AppContext, 'config' | 'stores'>,
  { accountId, id }: { accountId: string; id: string },
  input: NewInterviewInput,
): Promise<Interview> {
  const { candidate_id: candidateId, duration_minutes: durationMinutes, timezone } = input;
  const now = new Date();
  const timing = timingOf(noTiming, input, { durationMinutes, timezone, now });
  await requireLivingCandidate(stores, accountId, candidateId);
  await requireScorecardTemplate(stores, accountId, input.scorecard_template_id);
  const posting = await requirePosting(stores, accountId, input.job_id ?? null);
  const interviewers = await resolveInterviewers(stores, accountId, input.interviewers);
  return {
    ...{ id, accountId, candidateId, durationMinutes, interviewers, timezone, ...timing },
    jobId: posting?.id ?? null,
    organizationId: posting?.organizationId ?? null,
    ...contentOf(input),
    candidateTimezone: null,
    status: timing.startsAt === null ? 'proposed' : 'scheduled',
    sequence: 0,
    dropped: [],
    tokenHash: newTokenHash(config, id),
    cancellation: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
}

function contentOf(input: NewInterviewInput) {
  const { title, kind, place = null, url = null, instructions = null } = input;
  const { change_until_hours: changeUntilHours, scorecard_template_id: template = null } = input;
  return { title, kind, place, url, instructions, changeUntilHours, scorecardTemplateId: template };
}
