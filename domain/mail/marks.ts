import { escapeHtml } from '../text/escape-html.ts';

/*
 * Marks stand in stored texts for what these must not hold: secret links and names of people. They are filled when the
 * mail is handed over. Control characters cannot stand in the words of people.
 */

/** The one secret link of a mail. */
export const SECRET_LINK = '\u0001link\u0001';
/** A space and the recipient's first name; nothing for a recipient without a name. */
export const ADDRESSEE = '\u0001name\u0001';

/** Stands in confirmations that an earlier version stored. */
const STATUS_LINK = '\u0001status\u0001';

export interface MarkValues {
  /** Empty when the link has ended. */
  link: string;
  firstName: string | null;
}

/** A text with the values of its marks. */
export function fillMarks(text: string, { link, firstName }: MarkValues): string {
  return text
    .replaceAll(SECRET_LINK, () => link)
    .replaceAll(STATUS_LINK, () => link)
    .replaceAll(ADDRESSEE, () => nameAfterSpace(firstName));
}

/** The same for HTML. */
export function fillHtmlMarks(html: string, { link, firstName }: MarkValues): string {
  const escaped = firstName === null ? null : escapeHtml(firstName);
  return fillMarks(html, { link: escapeHtml(link), firstName: escaped });
}

function nameAfterSpace(name: string | null): string {
  return name === null || name === '' ? '' : ` ${name}`;
}
