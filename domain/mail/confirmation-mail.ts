import { escapeHtml } from '../text/escape-html.ts';
import { quotedName } from '../text/shown-name.ts';
import { confirmationWords, type ConfirmationLanguage } from './confirmation-words.ts';

export interface Confirmation {
  language: ConfirmationLanguage;
  role: string;
  organization: { name: string; brandColor: string | null; logoUrl: string | null };
  /** The employer's own words. */
  text: string | null;
}

/**
 * Stands for the link in the stored texts, which hold no secret. It is filled in when the mail is handed over. Control
 * characters cannot stand in an employer's words.
 */
const STATUS_LINK = '\u0001status\u0001';
const BUTTON = 'display:inline-block;padding:10px 18px;border-radius:6px;text-decoration:none';
const PLAIN_COLOR = '#17664f';

/**
 * The mail that confirms an application. It holds no names of people: the text is stored with the send, which stays
 * when its recipient is anonymised.
 */
export function confirmationMail(confirmation: Confirmation): {
  subject: string;
  text: string;
  html: string;
} {
  const { language, role, text } = confirmation;
  const words = confirmationWords[language];
  const thanks = words.thanks(role, nameOf(confirmation));
  const own = (text ?? '').split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  const above = [words.greeting, thanks, ...own];
  return {
    subject: words.subject(role),
    text: `${[...above, `${words.follow}\n${STATUS_LINK}`, words.alone].join('\n\n')}\n`,
    html: htmlOf(confirmation, above),
  };
}

/** A text of a confirmation with its link. */
export function withLink(text: string, url: string): string {
  return text.replaceAll(STATUS_LINK, url);
}

/** A ground of its own keeps the mail legible in readers with a dark one. */
function htmlOf(confirmation: Confirmation, paragraphs: readonly string[]): string {
  const { language, organization } = confirmation;
  const words = confirmationWords[language];
  const color = organization.brandColor ?? PLAIN_COLOR;
  const ground = `max-width:600px;padding:24px;border-top:4px solid ${color};background-color:#ffffff;color:#202124;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5;overflow-wrap:anywhere`;
  return [
    `<div lang="${language}" style="${ground}">`,
    headOf(organization),
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${lines(text)}</p>`),
    `<p style="margin:0 0 16px"><a href="${STATUS_LINK}" style="${BUTTON};background-color:${color};color:${inkOn(color)}"><strong>${escapeHtml(words.button)}</strong></a></p>`,
    `<p style="margin:0;font-size:13px;color:#5f6368">${escapeHtml(words.alone)}</p>`,
    '</div>',
  ].join('\n');
}

function headOf({ name, logoUrl }: Confirmation['organization']): string {
  const logo =
    logoUrl === null
      ? ''
      : `<img src="${escapeHtml(logoUrl)}" alt="" height="40" style="height:40px;vertical-align:middle;margin-right:12px">`;
  return `<p style="margin:0 0 20px;font-size:18px">${logo}<strong><bdi>${escapeHtml(name)}</bdi></strong></p>`;
}

function nameOf({ language, organization }: Confirmation): string {
  return quotedName(organization.name) || confirmationWords[language].company;
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>\n');
}

/** Black or white, as can be read on a colour `#rrggbb` (WCAG 2.2, relative luminance). */
function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff';
}
