import { writeLetter, type WrittenLetter } from '../text/letter.ts';

const HOUR_MS = 3_600_000;
/** A card is late this long after the interview has ended. */
export const LATE_AFTER_MS = 24 * HOUR_MS;
/** Older interviews are left alone, also after the workers were down. */
export const FORGOTTEN_AFTER_MS = 7 * 24 * HOUR_MS;

/** The mail to an interviewer whose card is late. Like every stored mail it holds no names of people. */
export function lateScorecardMail(startsAt: Date, url: string): WrittenLetter {
  const day = startsAt.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return writeLetter({
    subject: `Your scorecard is missing: interview of ${day}`,
    paragraphs: [
      `You held an interview on ${day}, and your scorecard is not submitted yet.`,
      'Please write it while you remember. You see the scorecards of others afterwards.',
    ],
    action: { lead: 'Write the scorecard:', button: 'Write the scorecard', url },
  });
}
