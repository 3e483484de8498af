import { judgeVisit, linksOf, type Visit } from '../../domain/mail/tracking.ts';
import { findMail, noteVisit } from '../../storage/mail/mails.ts';
import { findSend } from '../../storage/mail/sends.ts';
import type { AppContext } from '../context.ts';
import { openLinkToken } from './link-token.ts';

const MOST_TRIES = 5;

export interface FollowedLink {
  mailId: string;
  link: number;
  /** As written in the frozen text of the send. */
  target: string;
}

/** Where a link in a mail leads: only to an address that its send holds. Null for a link that was not made here. */
export async function openTrackedLink(
  { config, stores }: Pick<AppContext, 'config' | 'stores'>,
  token: string,
): Promise<FollowedLink | null> {
  const [mailId = '', place = ''] = openLinkToken(config, 'click', token) ?? [];
  const mail = await findMail(stores, mailId);
  if (mail === null) return null;
  const send = await findSend(stores, { accountId: mail.accountId, id: mail.sendId });
  const link = Number(place);
  const target = linksOf(send?.bodyHtml ?? '')[link] ?? null;
  return target === null ? null : { mailId, link, target };
}

/** The mail of the picture that reports an opening; null for one that was not made here. */
export function openPicture(
  { config }: Pick<AppContext, 'config'>,
  token: string,
): { mailId: string } | null {
  const [mailId] = openLinkToken(config, 'open', token) ?? [];
  return mailId === undefined ? null : { mailId };
}

/** Notes a visit, unless the mail is not followed or has been visited so. */
export async function recordVisit(
  { stores }: Pick<AppContext, 'stores'>,
  mailId: string,
  visit: Visit,
): Promise<void> {
  // Another visit may come between; one of many at once that is lost changes no count.
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const mail = await findMail(stores, mailId);
    if (mail?.visits === undefined) return;
    const change = judgeVisit({ events: mail.events, visits: mail.visits }, visit);
    if (change === null) return;
    if (await noteVisit(stores, { id: mailId, version: mail.visits.version }, change)) return;
  }
}
