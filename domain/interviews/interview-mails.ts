import {
  writeLetter,
  type Brand,
  type Letter,
  type Paragraph,
  type WrittenLetter,
} from '../text/letter.ts';
import { ADDRESSEE, SECRET_LINK } from '../mail/marks.ts';
import { quotedName } from '../text/shown-name.ts';
import type { Interview } from './interview.ts';

/** A mail about an interview to one of its people. */
export interface About {
  interview: Interview;
  organization: Brand | null;
  /** The zone of the reader. */
  timezone: string;
  /** Null in mails to the candidate, and once the candidate was anonymised. */
  candidate: string | null;
}

export const mailKinds = ['proposed', 'scheduled', 'cancelled', 'day', 'hour'] as const;
/** `day` and `hour` remind. */
export type InterviewMailKind = (typeof mailKinds)[number];

/** The mail to the candidate, with the link to choose, move or cancel. */
export function candidateLetter(kind: InterviewMailKind, about: About): WrittenLetter {
  const name = nameOf(about);
  const greeting = `Hello${ADDRESSEE},`;
  switch (kind) {
    case 'proposed':
      return letter(about, {
        subject: `Choose a time: ${titleOf(about)}`,
        paragraphs: [
          greeting,
          `${name} invites you to an interview: ${titleOf(about)}.`,
          ...instructionsOf(about),
        ],
        ...linkTo({ lead: 'Choose a time here:', button: 'Choose a time' }),
      });
    case 'cancelled':
      return letter(about, {
        subject: `Interview cancelled: ${titleOf(about)}`,
        paragraphs: [
          greeting,
          `The interview ${titleOf(about)} with ${name}${onDay(about)} was cancelled.`,
        ],
      });
    default:
      return letter(about, {
        subject: headOf(kind, about),
        paragraphs: [
          greeting,
          `${openingOf(kind)} interview with ${name}: ${titleOf(about)}.`,
          ...factsOf(about),
          ...instructionsOf(about),
        ],
        ...linkTo({
          lead: 'To choose another time or to cancel, open:',
          button: 'Choose another time, or cancel',
        }),
      });
  }
}

/** The mail to an interviewer. */
export function interviewerLetter(kind: InterviewMailKind, about: About): WrittenLetter {
  const who = about.candidate === null ? 'a candidate' : about.candidate;
  if (kind === 'cancelled') {
    return letter(about, {
      subject: `Interview cancelled: ${titleOf(about)}`,
      paragraphs: [
        'Hello,',
        `The interview ${titleOf(about)} of ${who}${onDay(about)} was cancelled for you.`,
      ],
    });
  }
  return letter(about, {
    subject: headOf(kind, about),
    paragraphs: [
      'Hello,',
      `${openingOf(kind)} interview of ${who}: ${titleOf(about)}.`,
      ...factsOf(about),
    ],
  });
}

function letter({ organization }: About, content: Omit<Letter, 'brand'>): WrittenLetter {
  return writeLetter({ ...content, brand: organization });
}

function linkTo(words: { lead: string; button: string }): Pick<Letter, 'action' | 'small'> {
  return {
    action: { ...words, url: SECRET_LINK },
    small: ['The link is meant for you alone.'],
  };
}

/** The texts of the calendar entry. */
export function entryOf(about: About): { summary: string; description: string } {
  const { candidate } = about;
  const who = candidate === null ? nameOf(about) : candidate;
  const forCandidate = candidate === null ? [`To move or cancel: ${SECRET_LINK}`] : [];
  return {
    summary: `${titleOf(about) || 'Interview'} – ${who}`,
    description: [...instructionsOf(about), ...addressOf(about), ...forCandidate].join('\n\n'),
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

function factsOf(about: About): Paragraph[] {
  const { interview, timezone } = about;
  const { startsAt, durationMinutes, place, url } = interview;
  const rows = [
    ...(startsAt === null ? [] : [`When: ${momentOf(startsAt, timezone)}`]),
    `Length: ${durationMinutes} minutes`,
    ...(place === null ? [] : [`Place: ${place}`]),
  ];
  return [rows.join('\n'), ...(url === null ? [] : [{ text: 'Join the meeting', url }])];
}

function addressOf({ interview: { url } }: About): string[] {
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
  return quotedName(organization?.name ?? '') || 'the company';
}
