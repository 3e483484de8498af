import {
  FORGOTTEN_AFTER_MS,
  LATE_AFTER_MS,
  lateScorecardMail,
} from '../../domain/interviews/late-scorecard-mail.ts';
import type { Interviewer } from '../../domain/interviews/interview.ts';
import {
  findEndedInterviews,
  type EndedInterview,
} from '../../storage/interviews/ended-interviews.ts';
import { findSubmitted } from '../../storage/interviews/scorecards.ts';
import { runOf } from '../../storage/new-id.ts';
import { findMemberByEmail } from '../accounts/console/find-member.ts';
import type { AppContext } from '../context.ts';
import { findSurvivor } from '../hiring/pipeline/find-survivor.ts';
import { sendOnce } from '../mail/send-once.ts';
import { publicUrl } from '../public-url.ts';

const AT_ONCE = 200;

/** An interview whose interviewers have not all submitted a card in time. */
export type LateInterview = EndedInterview & { late: Interviewer[] };

/** Interviews with late cards, page by page. */
export async function* lateInterviews(
  { stores }: Pick<AppContext, 'stores'>,
  now: Date,
): AsyncGenerator<LateInterview> {
  const span = {
    after: new Date(now.getTime() - FORGOTTEN_AFTER_MS),
    until: new Date(now.getTime() - LATE_AFTER_MS),
  };
  let since = '';
  for (;;) {
    const page = await findEndedInterviews(stores, { ...span, since, limit: AT_ONCE });
    const submitted = await findSubmitted(
      stores,
      page.map(({ id }) => id),
    );
    for (const interview of page) {
      const late = interview.interviewers.filter(
        ({ key }) => !submitted.has(`${interview.id} ${key}`),
      );
      if (late.length > 0) yield { ...interview, late };
    }
    const last = page.at(-1);
    if (last === undefined || page.length < AT_ONCE) return;
    since = last.id;
  }
}

/** Reminds the members who interviewed of their cards, each once per interview: that is the key of the send. */
export async function remindInterviewers(
  ctx: AppContext,
  { id, accountId, candidateId, startsAt, endsAt, late }: LateInterview,
): Promise<void> {
  const candidate = await findSurvivor(ctx.stores, { accountId, id: candidateId });
  if (candidate === null || candidate.anonymizedAt !== null) return;
  const url = `${publicUrl(ctx.config)}/console/interviews/${id}/scorecard`;
  const causedAt = new Date(endsAt.getTime() + LATE_AFTER_MS);
  for (const { key, email } of late) {
    if ((await findMemberByEmail(ctx.stores, { accountId, email })) === null) continue;
    await sendOnce(ctx, {
      ...{ accountId, kind: 'notification', run: `${runOf(id)} late card ${key}`, to: email },
      ...{ causedAt, candidateId: null, replyTo: null },
      ...lateScorecardMail(startsAt, url),
    });
  }
}
