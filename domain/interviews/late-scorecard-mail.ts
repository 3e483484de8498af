import { escapeHtml } from '../text/escape-html.ts';

const HOUR_MS = 3_600_000;
/** A card is late this long after the interview has ended. */
export const LATE_AFTER_MS = 24 * HOUR_MS;
/** Older interviews are left alone, also after the workers were down. */
export const FORGOTTEN_AFTER_MS = 7 * 24 * HOUR_MS;

const GROUND =
  "max-width:600px;padding:24px;background-color:#ffffff;color:#202124;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5;overflow-wrap:anywhere";

/** The mail to an interviewer whose card is late. Like every stored mail it holds no names of people. */
export function lateScorecardMail(startsAt: Date, url: string) {
  const day = startsAt.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const sentence = `You held an interview on ${day}, and your scorecard is not submitted yet.`;
  const ask = 'Please write it while you remember. You see the scorecards of others afterwards.';
  return {
    subject: `Your scorecard is missing: interview of ${day}`,
    text: `${sentence}\n\n${ask}\n\n${url}\n`,
    html: [
      `<div style="${GROUND}">`,
      `<p style="margin:0 0 12px">${sentence}</p>`,
      `<p style="margin:0 0 12px">${ask}</p>`,
      `<p style="margin:0"><a href="${escapeHtml(url)}" style="color:#0b57d0">Write the scorecard</a></p>`,
      '</div>',
    ].join('\n'),
  };
}
