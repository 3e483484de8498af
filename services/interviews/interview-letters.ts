import type { Candidate } from '../../domain/hiring/candidate.ts';
import {
  candidateLetter,
  entryOf,
  interviewerLetter,
  type About,
  type InterviewMailKind,
} from '../../domain/interviews/interview-mails.ts';
import type { Interview, Interviewer } from '../../domain/interviews/interview.ts';
import type { Invitation } from '../../domain/mail/invitation.ts';
import type { Brand, WrittenLetter } from '../../domain/text/letter.ts';
import { runOf } from '../../storage/new-id.ts';
import type { AppContext } from '../context.ts';
import { findSurvivor } from '../hiring/pipeline/find-survivor.ts';
import { sendOnce } from '../mail/send-once.ts';
import { linkOf } from './interview-link.ts';
import { findInterviewOrganization } from './read-public-interview.ts';

/** An interview with the people and names that its mails need. */
export interface Mailing {
  interview: Interview;
  organization: Brand | null;
  /** Null once anonymised. */
  candidate: Candidate | null;
}

interface Which {
  kind: InterviewMailKind;
  /** Distinguishes the mails to one reader of one interview. */
  key: string;
  /** When the mail became due. */
  causedAt: Date;
}

export async function readPeople(ctx: AppContext, interview: Interview): Promise<Mailing> {
  const { accountId, candidateId } = interview;
  const [found, organization] = await Promise.all([
    findSurvivor(ctx.stores, { accountId, id: candidateId }),
    findInterviewOrganization(ctx.stores, interview),
  ]);
  const candidate = found?.anonymizedAt === null ? found : null;
  return { interview, organization, candidate };
}

/** Mails the candidate, who may have no address. */
export async function mailCandidate(
  ctx: AppContext,
  { interview, organization, candidate }: Mailing,
  which: Which,
): Promise<void> {
  const link = linkOf(interview);
  if (candidate === null || candidate.email === null || link === null) return;
  const timezone = interview.candidateTimezone ?? interview.timezone;
  const about = { interview, organization, timezone, candidate: null };
  const { email, name } = candidate;
  await send(ctx, about, {
    ...{ which, reader: 'candidate', candidateId: candidate.id, link },
    ...{ letter: candidateLetter(which.kind, about), attendee: { email, name } },
  });
}

/** Mails an interviewer. The mail names the candidate, so it is erased with the candidate's mails. */
export async function mailInterviewer(
  ctx: AppContext,
  { interview, organization, candidate }: Mailing,
  { interviewer, ...which }: Which & { interviewer: Interviewer },
): Promise<void> {
  const { timezone } = interview;
  const name = candidate?.name ?? 'a candidate';
  const about = { interview, organization, timezone, candidate: name };
  await send(ctx, about, {
    ...{ which, reader: interviewer.key, candidateId: candidate?.id ?? null },
    ...{ letter: interviewerLetter(which.kind, about), attendee: interviewer },
  });
}

interface Sent {
  which: Which;
  reader: string;
  letter: WrittenLetter;
  attendee: { email: string; name: string | null };
  candidateId: string | null;
  link?: NonNullable<ReturnType<typeof linkOf>>;
}

async function send(ctx: AppContext, about: About, sent: Sent): Promise<void> {
  const { interview } = about;
  const { which, reader, letter, attendee, candidateId, link } = sent;
  const invitation = invitationOf(about, which.kind, attendee);
  await sendOnce(ctx, {
    ...{ accountId: interview.accountId, kind: 'interview', to: attendee.email, candidateId },
    causedAt: which.causedAt,
    run: `${runOf(interview.id)} ${reader} ${which.key}`,
    ...{ ...letter, replyTo: null },
    ...(link !== undefined && { link }),
    ...(invitation !== null && { invitation }),
    ...(interview.jobId !== null && { jobId: interview.jobId }),
  });
}

/** The calendar entry of a mail; null in reminders, and for an interview without a time. */
function invitationOf(
  about: About,
  kind: InterviewMailKind,
  { email, name }: Sent['attendee'],
): Invitation | null {
  const { interview, organization, timezone } = about;
  const { startsAt, endsAt, place, url, sequence, updatedAt } = interview;
  if (startsAt === null || endsAt === null || kind === 'day' || kind === 'hour') return null;
  return {
    ...{ method: kind === 'cancelled' ? 'CANCEL' : 'REQUEST', uid: interview.id, sequence },
    ...{ stamp: updatedAt, startsAt, endsAt, timezone, place, url },
    organizer: organization?.name ?? null,
    ...{ ...entryOf(about), attendee: { email, name } },
  };
}
