import { invalidRequest } from '../common/errors.ts';
import { MarkupError } from '../text/bounded-markup.ts';
import { descriptionText } from '../text/description-text.ts';
import { htmlOfText } from './html-of-text.ts';
import type { PostingContent } from './posting.ts';
import { sanitizeDescription } from './sanitize-description.ts';

/** A description as it is stored: '' when empty. */
export type Description = Pick<PostingContent, 'descriptionHtml' | 'descriptionText'>;

/** The members of a request that describe a role. */
export interface Described {
  description_html?: string | null;
  description_text?: string | null;
}

/** A stated description, and the member that states it. */
export interface StatedDescription {
  member: keyof Described;
  text: string;
}

/** The description that a request states: null clears, undefined leaves the present one. */
export function statedDescription({
  description_html: html,
  description_text: text,
}: Described): StatedDescription | null | undefined {
  if (typeof html === 'string') return { member: 'description_html', text: html };
  if (typeof text === 'string') return { member: 'description_text', text };
  return html === undefined && text === undefined ? undefined : null;
}

/** Sanitises a description and makes its plain text by the market's rules; `refused` says why it cannot be used. */
export function cleanDescription({
  member,
  text,
}: StatedDescription): Description | { refused: string } {
  try {
    const html = member === 'description_text' ? htmlOfText(text) : text;
    const descriptionHtml = sanitizeDescription(html);
    return { descriptionHtml, descriptionText: descriptionText(descriptionHtml) };
  } catch (error) {
    if (error instanceof MarkupError) return { refused: error.message };
    throw error;
  }
}

/** @throws AppError `invalid_request` for a description that was refused, and for one without visible text. */
export function accepted(
  { member }: StatedDescription,
  cleaned: Description | { refused: string },
): Description {
  if ('refused' in cleaned) throw invalidRequest(member, cleaned.refused);
  if (cleaned.descriptionText === '') throw invalidRequest(member, 'has no visible text');
  return cleaned;
}
