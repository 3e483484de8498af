import { given } from '../common/given.ts';
import type { InterviewChanges } from './interview-input.ts';
import type { Interview, Interviewer, InterviewStatus } from './interview.ts';
import { offerAgain, timingOf } from './timing.ts';

interface Change {
  changes: InterviewChanges;
  /** Null when they stay. */
  interviewers: Interviewer[] | null;
  now: Date;
}

/**
 * An interview with the changes; absent members stay, null clears (decision 0001). Another start schedules it.
 * @throws AppError `invalid_request` for times that do not hold.
 */
export function changedInterview(read: Interview, { changes, interviewers, now }: Change) {
  const changed: Interview = {
    ...read,
    title: changes.title ?? read.title,
    kind: changes.kind ?? read.kind,
    durationMinutes: changes.duration_minutes ?? read.durationMinutes,
    interviewers: interviewers ?? read.interviewers,
    timezone: changes.timezone ?? read.timezone,
    place: given(changes.place, read.place),
    url: given(changes.url, read.url),
    instructions: given(changes.instructions, read.instructions),
    scorecardTemplateId: given(changes.scorecard_template_id, read.scorecardTemplateId),
    changeUntilHours: changes.change_until_hours ?? read.changeUntilHours,
  };
  const timed = { ...changed, ...timingOf(read, timesOf(read, changes, now), { ...changed, now }) };
  return withDropped(
    withSequence({ ...timed, status: statusOf(read, timed, changes) }, read),
    read,
  );
}

/** The given times, or the offer as it stood where a change gives it another meaning. */
function timesOf(read: Interview, changes: InterviewChanges, now: Date) {
  const { starts_at: start, slots, availability, duration_minutes: minutes, timezone } = changes;
  const isGiven = start !== undefined || slots !== undefined || availability !== undefined;
  const isMeantAnew = minutes !== undefined || timezone !== undefined;
  return isGiven || !isMeantAnew || read.status !== 'proposed' ? changes : offerAgain(read, now);
}

function statusOf(
  read: Interview,
  { startsAt }: Pick<Interview, 'startsAt'>,
  { status }: InterviewChanges,
): InterviewStatus {
  if (status !== undefined) return status;
  return startsAt?.getTime() === read.startsAt?.getTime() ? read.status : 'scheduled';
}

/** With the next sequence where calendars have to show a change, or the candidate gets other times. */
export function withSequence(changed: Interview, read: Interview): Interview {
  const isNews = read.startsAt !== null && shownBy(changed) !== shownBy(read);
  const isOfferedAnew = changed.status === 'proposed' && changed.slots.join() !== read.slots.join();
  return isNews || isOfferedAnew ? { ...changed, sequence: read.sequence + 1 } : changed;
}

/** With those who hold it no longer: their calendars have to drop it. */
function withDropped(changed: Interview, read: Interview): Interview {
  const holds = (key: string) => changed.interviewers.some((one) => one.key === key);
  const gone = read.startsAt === null ? [] : read.interviewers.filter(({ key }) => !holds(key));
  const before = changed.dropped.filter(({ key }) => !holds(key));
  const { sequence } = changed;
  return { ...changed, dropped: [...before, ...gone.map((one) => ({ ...one, sequence }))] };
}

function shownBy(interview: Interview): string {
  const { title, startsAt, endsAt, place, url, instructions, interviewers, timezone } = interview;
  const isOff = interview.status === 'cancelled';
  const invited = interviewers.map(({ key }) => key);
  return JSON.stringify([
    title,
    startsAt,
    endsAt,
    place,
    url,
    instructions,
    invited,
    timezone,
    isOff,
  ]);
}

/** Whether the change gave a scheduled interview another time. */
export function isMoved(changed: Interview, read: Interview): boolean {
  return (
    read.status === 'scheduled' &&
    changed.status === 'scheduled' &&
    (changed.startsAt?.getTime() !== read.startsAt?.getTime() ||
      changed.endsAt?.getTime() !== read.endsAt?.getTime())
  );
}
