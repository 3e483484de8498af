import type { Offer } from '../hiring/offers/offer.ts';
import { quotedName } from '../text/shown-name.ts';

interface Named {
  organization: string | null;
  offer: Pick<Offer, 'title' | 'expiresAt'>;
}

interface Letter {
  subject: string;
  text: string;
}

const minute = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** The mail that brings an offer's link. */
export function offerSentMail({ offer, url, ...names }: Named & { url: string }): Letter {
  const { title, expiresAt } = offer;
  const deadline = expiresAt === null ? [] : [`Please answer by ${minute.format(expiresAt)} UTC.`];
  return letter(`Job offer: ${title}`, [
    `${nameOf(names)} offers you the position ${title}.`,
    `Read the offer, and accept or decline it, here:\n${url}`,
    ...deadline,
    'The link is meant for you alone.',
  ]);
}

/** The mail about a withdrawal. */
export function offerWithdrawnMail(named: Named): Letter {
  const { title } = named.offer;
  return letter(`Job offer withdrawn: ${title}`, [
    `${nameOf(named)} has withdrawn the offer for the position ${title}.`,
  ]);
}

/** Holds no names of people: the text is stored with the send, which stays when its recipient is anonymised. */
function letter(subject: string, paragraphs: string[]): Letter {
  return { subject, text: `${['Hello,', ...paragraphs].join('\n\n')}\n` };
}

function nameOf({ organization }: Pick<Named, 'organization'>): string {
  return quotedName(organization ?? '') || 'Your future employer';
}
