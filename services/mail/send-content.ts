import { invalidRequest } from '../../domain/common/errors.ts';
import { letterOfText } from '../../domain/mail/letter-of-text.ts';
import type { SendInput } from '../../domain/mail/send.ts';
import { bodyTextOf, type MailContent } from '../../domain/mail/template.ts';
import type { Brand } from '../../domain/text/letter.ts';
import { findTemplate } from '../../storage/mail/templates.ts';
import type { AppContext } from '../context.ts';
import { cleanBodyHtml } from './clean-html.ts';

/** The texts of a send, and the template that they came from. */
export interface SendContent extends MailContent {
  templateId: string | null;
}

/**
 * The texts of a mailing: those of its template, or its own. A letter without HTML gets that of its organization.
 * @throws AppError `invalid_request` for a template of another account; 429 and 503 while there is too much to sanitise.
 */
export async function sendContent(
  ctx: Pick<AppContext, 'stores'>,
  { accountId, brand }: { accountId: string; brand: Brand | null },
  input: SendInput,
): Promise<SendContent> {
  const content = await contentOf(ctx, accountId, input);
  if (input.layout !== 'letter' || content.bodyHtml !== null) return content;
  return { ...content, bodyHtml: letterOfText(content.bodyText ?? '', brand) };
}

async function contentOf(
  { stores }: Pick<AppContext, 'stores'>,
  accountId: string,
  input: SendInput,
): Promise<SendContent> {
  if (input.template_id === undefined) {
    const { subject = '', body_text: bodyText, body_html: given } = input;
    const html = given === undefined ? null : await cleanBodyHtml(accountId, given);
    const text = bodyText ?? html?.text ?? null;
    return { templateId: null, subject, bodyText: text, bodyHtml: html?.html ?? null };
  }
  const template = await findTemplate(stores, { accountId, id: input.template_id });
  if (template === null) throw invalidRequest('template_id', 'is no template of the account');
  const { id: templateId, subject, bodyHtml } = template;
  return { templateId, subject, bodyText: bodyTextOf(template), bodyHtml };
}
