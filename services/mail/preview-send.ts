import type { MailPreview } from '../../domain/mail/mail-preview.ts';
import type { SendInput } from '../../domain/mail/send.ts';
import { idOf } from '../../storage/new-id.ts';
import type { AppContext } from '../context.ts';
import { publicUrl } from '../public-url.ts';
import { prepareSend } from './create-send.ts';
import { mergeValues } from './merge-context.ts';
import { rendererOf } from './render-mail.ts';

/**
 * The mail to the first recipient of a mailing, without the line that leads to unsubscribing. Stores nothing.
 * @throws AppError `invalid_request` naming each wrong recipient and missing field.
 */
export async function previewSend(
  ctx: Pick<AppContext, 'stores' | 'config'>,
  accountId: string,
  input: SendInput,
): Promise<MailPreview> {
  const prepared = await prepareSend(ctx, { accountId, id: idOf('send', null) }, input);
  const { send, recipients, context } = prepared;
  const [first] = recipients;
  if (first === undefined) throw new Error('A prepared send has a recipient.');
  const values = mergeValues(context, first.candidate, publicUrl(ctx.config));
  const { subject, text, html } = rendererOf(send).render(values, null);
  return {
    recipients: recipients.length,
    to: first.email,
    reply_to: send.replyTo ?? context.replyTo,
    subject,
    body_text: text,
    body_html: html,
  };
}
