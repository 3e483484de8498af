import { withLink } from '../../domain/mail/confirmation-mail.ts';
import type { Mail } from '../../domain/mail/mail.ts';
import type { AppContext } from '../context.ts';
import { findApplication } from '../hiring/applying/find-application.ts';
import { openStatusLink } from '../hiring/applying/status-link.ts';
import type { RenderedMail } from './render-mail.ts';

interface Confirming {
  /** Undefined for mails that confirm nothing. */
  applicationId: string | undefined;
  rendered: RenderedMail;
}

/** A confirmation with the link that its stored text lacks. */
export async function withStatusLink(
  ctx: Pick<AppContext, 'config' | 'stores'>,
  { accountId, candidateId }: Mail,
  { applicationId, rendered }: Confirming,
): Promise<RenderedMail> {
  if (applicationId === undefined || candidateId === null) return rendered;
  const found = await findApplication(ctx.stores, { accountId, candidateId, applicationId });
  const url = found === null ? null : await openStatusLink(ctx, { accountId, ...found });
  const fill = (text: string) => withLink(text, url ?? '');
  const { subject, text, html } = rendered;
  return { subject, text: fill(text), html: html === null ? null : fill(html) };
}
