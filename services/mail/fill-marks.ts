import type { Candidate } from '../../domain/hiring/candidate.ts';
import { firstName } from '../../domain/common/text/first-name.ts';
import { fillHtmlMarks, fillMarks, type MarkValues } from '../../domain/mail/marks.ts';
import type { Mail } from '../../domain/mail/mail.ts';
import type { Send } from '../../domain/mail/send.ts';
import { displayName } from '../../domain/text/shown-name.ts';
import { findOffer } from '../../storage/hiring/offers/offers.ts';
import type { AppContext } from '../context.ts';
import { findApplication } from '../hiring/applying/find-application.ts';
import { openStatusLink } from '../hiring/applying/status-link.ts';
import { offerUrl } from '../hiring/offers/offer-url.ts';
import { urlOfLink } from '../secret-link.ts';
import { invitationText } from './calendar-text.ts';
import type { RenderedMail } from './render-mail.ts';

type Context = Pick<AppContext, 'config' | 'stores'>;
type Marked = Pick<Send, 'link' | 'applicationId'>;

/** The values of the marks in a mail: its secret link, and the first name of its candidate. */
export async function markValues(
  ctx: Context,
  { send, mail, candidate }: { send: Marked; mail: Mail; candidate: Candidate | null },
): Promise<MarkValues> {
  const name = candidate?.name ?? null;
  return {
    link: (await linkOf(ctx, send, mail)) ?? '',
    firstName: name === null ? null : displayName(firstName(name)),
  };
}

async function linkOf(
  ctx: Context,
  { link, applicationId }: Marked,
  { accountId, candidateId }: Mail,
): Promise<string | null> {
  if (link?.purpose === 'interview') return urlOfLink(ctx.config, link);
  if (link?.purpose === 'offer') {
    const offer = await findOffer(ctx.stores, { accountId, id: link.id });
    return offer && offerUrl(ctx.config, offer);
  }
  if (applicationId === undefined || candidateId === null) return null;
  const found = await findApplication(ctx.stores, { accountId, candidateId, applicationId });
  return found && openStatusLink(ctx, { accountId, ...found });
}

/** A mail with the values of its marks. */
export function withMarks({ subject, text, html }: RenderedMail, values: MarkValues): RenderedMail {
  return {
    subject,
    text: fillMarks(text, values),
    html: html === null ? null : fillHtmlMarks(html, values),
  };
}

/** The calendar entry of a mail; null for a mail without. */
export function calendarOf(
  { config }: Context,
  { invitation }: Pick<Send, 'invitation'>,
  values: MarkValues,
) {
  if (invitation === undefined) return null;
  const description = fillMarks(invitation.description, values);
  const text = invitationText({ ...invitation, description }, config.mail.from);
  return { method: invitation.method, text };
}
