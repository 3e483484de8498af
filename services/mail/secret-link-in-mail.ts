import type { Config } from '../../config/config.ts';
import { withSecretLink } from '../../domain/mail/invitation.ts';
import type { Send } from '../../domain/mail/send.ts';
import { publicUrl } from '../public-url.ts';
import { tokenOfLink } from '../secret-link.ts';
import { invitationText } from './calendar-text.ts';
import type { RenderedMail } from './render-mail.ts';

/** A mail with the link that its stored text lacks. */
export function withLinkOf(
  config: Config,
  send: Pick<Send, 'link'>,
  rendered: RenderedMail,
): RenderedMail {
  const url = urlOf(config, send);
  const { subject, text, html } = rendered;
  const fill = (stored: string) => withSecretLink(stored, url);
  return { subject, text: fill(text), html: html === null ? null : fill(html) };
}

/** The calendar entry of a mail; null for a mail without. */
export function calendarOf(config: Config, send: Pick<Send, 'invitation' | 'link'>) {
  const { invitation } = send;
  if (invitation === undefined) return null;
  const description = withSecretLink(invitation.description, urlOf(config, send));
  const text = invitationText({ ...invitation, description }, config.mail.from);
  return { method: invitation.method, text };
}

function urlOf(config: Config, { link }: Pick<Send, 'link'>): string {
  const token = link === undefined ? null : tokenOfLink(config, link);
  return token === null ? '' : `${publicUrl(config)}/public/interviews/${token}`;
}
