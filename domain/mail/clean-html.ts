import { MarkupError } from '../text/bounded-markup.ts';
import { sanitizeMailHtml } from './mail-html.ts';
import { textOfMailHtml } from './mail-text.ts';
import { MergeTextError, parseMergeText } from './merge-text.ts';

/** The HTML of a mail as it is stored, and the text that is made from it. */
export interface MailHtml {
  html: string;
  text: string;
}

/** Sanitises the HTML of a mail; `refused` says why it cannot be used. */
export function cleanMailHtml(given: string): MailHtml | { refused: string } {
  try {
    const html = sanitizeMailHtml(given);
    if (html === '') return { refused: 'must hold text or pictures' };
    const text = textOfMailHtml(html);
    parseMergeText(text);
    return { html, text };
  } catch (error) {
    if (error instanceof MergeTextError || error instanceof MarkupError) {
      return { refused: error.message };
    }
    throw error;
  }
}
