import { SECRET_LINK } from '../mail/invitation.ts';
import { quotedName } from '../text/shown-name.ts';
import type { Interview } from './interview.ts';

export interface Letter {
  subject: string;
  text: string;
}

/** A mail about an interview to one of its people. */
export interface About {
  interview: Interview;
  organization: string | null;
  /** The zone of the reader. */
  timezone: string;
  /** Null in mails to the candidate, and once the candidate was anonymised. */
  candidate: string | null;
}

export const mailKinds = ['proposed', 'scheduled', 'cancelled', 'day', 'hour'] as const;
/** `day` and `hour` remind. */
export type InterviewMailKind = (typeof mailKinds)[number];

/** The mail to the candidate, with the link to choose, move or cancel. */
export function candidateLetter(kind: InterviewMailKind, about: About): Letter {
  const name = nameOf(about);
  const change = `To choose another time or to cancel, open:\n${SECRET_LINK}`;
  switch (kind) {
    case 'proposed':
      return letter(`Choose a time: ${titleOf(about)}`, [
        `${name} invites you to an interview: ${titleOf(about)}.`,
        `Choose a time here:\n${SECRET_LINK}`,
        ...instructionsOf(about),
        'The link is meant for you alone.',
      ]);
    case 'cancelled':
      return letter(`Interview cancelled: ${titleOf(about)}`, [
        `The interview ${titleOf(about)} with ${name}${onDay(about)} was cancelled.`,
      ]);
    default:
      return letter(headOf(kind, about), [
        `${openingOf(kind)} interview with ${name}: ${titleOf(about)}.`,
        ...factsOf(about),
        ...instructionsOf(about),
        change,
        'The link is meant for you alone.',
      ]);
  }
}

/** The mail to an interviewer. */
export function interviewerLetter(kind: InterviewMailKind, about: About): Letter {
  const who = about.candidate === null ? 'a candidate' : about.candidate;
  if (kind === 'cancelled') {
    return letter(`Interview cancelled: ${titleOf(about)}`, [
      `The interview ${titleOf(about)} of ${who}${onDay(about)} was cancelled for you.`,
    ]);
  }
  return letter(headOf(kind, about), [
    `${openingOf(kind)} interview of ${who}: ${titleOf(about)}.`,
    ...factsOf(about),
  ]);
}

/** The texts of the calendar entry. */
export function entryOf(about: About): { summary: string; description: string } {
  const { candidate } = about;
  const who = candidate === null ? nameOf(about) : candidate;
  const forCandidate = candidate === null ? [`To move or cancel: ${SECRET_LINK}`] : [];
  return {
    summary: `${titleOf(about) || 'Interview'} – ${who}`,
    description: [...instructionsOf(about), ...linkOf(about), ...forCandidate].join('\n\n'),
  };
}

function openingOf(kind: InterviewMailKind): string {
  if (kind === 'day') return 'This is a reminder of tomorrow’s';
  return kind === 'hour'
    ? 'This is a reminder: within an hour begins the'
    : 'There is a time for the';
}

function headOf(kind: InterviewMailKind, about: About): string {
  const word = kind === 'scheduled' ? 'Interview' : 'Reminder';
  const changed = about.interview.sequence > 0 && kind === 'scheduled' ? 'Changed: ' : '';
  return `${changed}${word}: ${titleOf(about)}${onDay(about)}`;
}

function factsOf(about: About): string[] {
  const { interview, timezone } = about;
  const { startsAt, durationMinutes, place } = interview;
  const rows = [
    ...(startsAt === null ? [] : [`When: ${momentOf(startsAt, timezone)}`]),
    `Length: ${durationMinutes} minutes`,
    ...(place === null ? [] : [`Place: ${place}`]),
  ];
  return [rows.join('\n'), ...linkOf(about)];
}

function linkOf({ interview: { url } }: About): string[] {
  return url === null ? [] : [`Link: ${url}`];
}

function instructionsOf({ interview: { instructions } }: About): string[] {
  return instructions === null ? [] : [instructions];
}

function onDay({ interview: { startsAt }, timezone }: About): string {
  return startsAt === null ? '' : `, ${momentOf(startsAt, timezone)}`;
}

function momentOf(at: Date, timeZone: string): string {
  const look = { dateStyle: 'full', timeStyle: 'short', timeZone } as const;
  return `${new Intl.DateTimeFormat('en-GB', look).format(at)} (${timeZone})`;
}

function titleOf({ interview: { title } }: About): string {
  return title;
}

function nameOf({ organization }: About): string {
  return quotedName(organization ?? '') || 'the company';
}

function letter(subject: string, paragraphs: string[]): Letter {
  return { subject, text: `${['Hello,', ...paragraphs].join('\n\n')}\n` };
}
