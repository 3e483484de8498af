import { emailKey } from '../../domain/common/email.ts';
import type { Invitation } from '../../domain/mail/invitation.ts';
import { findUsers } from '../../storage/accounts/console/console-users.ts';
import { findPlace } from '../../storage/accounts/console/members.ts';
import {
  findFeed,
  listFeedInterviews,
  openFeed,
  type FeedReader,
  type TimedInterview,
} from '../../storage/interviews/interview-feeds.ts';
import { hashToken, isToken, newToken } from '../accounts/console/tokens.ts';
import type { AppContext } from '../context.ts';
import { findSurvivors } from '../hiring/pipeline/find-survivor.ts';
import { feedText } from '../mail/calendar-text.ts';
import { publicUrl } from '../public-url.ts';

const MOST_EVENTS = 500;
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** Opens a feed and returns its address, which is shown only once. The former address of the reader is closed. */
export async function newFeed(
  { stores, config }: Pick<AppContext, 'config' | 'stores'>,
  reader: FeedReader,
): Promise<string> {
  const token = newToken();
  await openFeed(stores, reader, hashToken(token));
  return `${publicUrl(config)}/interviews.ics?token=${token}`;
}

/** The reader of a feed; null for a token that was revoked or never made, and for a member who left. */
export async function readerOfFeed(
  { stores }: Pick<AppContext, 'stores'>,
  token: string,
): Promise<(FeedReader & { interviewerKey: string | null }) | null> {
  const reader = isToken(token) ? await findFeed(stores, hashToken(token)) : null;
  if (reader === null || reader.userId === null)
    return reader && { ...reader, interviewerKey: null };
  const { accountId, userId } = reader;
  const [place, [user]] = await Promise.all([
    findPlace(stores, { accountId, userId }),
    findUsers(stores, [userId]),
  ]);
  if (place === null || place.isRemoved || user === undefined) return null;
  return { ...reader, interviewerKey: emailKey(user.email) };
}

/** The interviews of a reader since three months ago, as iCalendar. */
export async function readFeed(
  { stores, config }: Pick<AppContext, 'config' | 'stores'>,
  reader: { accountId: string; interviewerKey: string | null },
  now: Date,
): Promise<string> {
  const from = new Date(now.getTime() - KEPT_MS);
  const interviews = await listFeedInterviews(stores, reader, { from, limit: MOST_EVENTS });
  const ids = new Set(interviews.map(({ candidateId }) => candidateId));
  const candidates = await findSurvivors(stores, reader.accountId, [...ids]);
  const events = interviews.map((interview) =>
    eventOf(interview, candidates.get(interview.candidateId)?.name ?? null, publicUrl(config)),
  );
  return feedText(events, { name: 'Interviews', from: config.mail.from });
}

function eventOf(interview: TimedInterview, name: string | null, base: string): Invitation {
  const { id, title, place, url, sequence, updatedAt, startsAt, endsAt, timezone } = interview;
  return {
    ...{ method: 'REQUEST', uid: id, sequence, stamp: updatedAt, startsAt, endsAt, timezone },
    ...{ place, url, organizer: null, attendee: null },
    summary: [title || 'Interview', ...(name === null ? [] : [name])].join(' – '),
    description: `${base}/console/interviews/${id}`,
  };
}
