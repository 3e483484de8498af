/** Control characters except tab and line feed, and those that turn the direction of text around. */
const UNSEEN =
  // eslint-disable-next-line no-control-regex -- a stranger's text could move the cursor or set the title
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * A text with its control characters written out, as JSON writes them. Everything that others wrote passes here before
 * a terminal gets it.
 */
export function visible(text: string): string {
  return text.replace(UNSEEN, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
