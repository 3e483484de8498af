import type { Offer } from '../hiring/offers/offer.ts';
import { quotedName } from '../text/shown-name.ts';
import { writeLetter, type Brand, type WrittenLetter } from '../text/letter.ts';
import { ADDRESSEE, SECRET_LINK } from './marks.ts';

/*
 * They hold no names of people: the text is stored with the send, which stays when its recipient is anonymised.
 */

interface Named {
  organization: Brand | null;
  offer: Pick<Offer, 'title' | 'expiresAt'>;
}

const GREETING = `Hello${ADDRESSEE},`;

const minute = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** The mail that brings an offer's link. */
export function offerSentMail({ organization, offer }: Named): WrittenLetter {
  const { title, expiresAt } = offer;
  const deadline = expiresAt === null ? [] : [`Please answer by ${minute.format(expiresAt)} UTC.`];
  return writeLetter({
    subject: `Job offer: ${title}`,
    brand: organization,
    paragraphs: [
      GREETING,
      `${nameOf(organization)} offers you the position ${title}.`,
      ...deadline,
    ],
    action: {
      lead: 'Read the offer, and accept or decline it, here:',
      button: 'Read the offer',
      url: SECRET_LINK,
    },
    small: ['The link is meant for you alone.'],
  });
}

/** The mail about a withdrawal. */
export function offerWithdrawnMail({ organization, offer: { title } }: Named): WrittenLetter {
  return writeLetter({
    subject: `Job offer withdrawn: ${title}`,
    brand: organization,
    paragraphs: [
      GREETING,
      `${nameOf(organization)} has withdrawn the offer for the position ${title}.`,
    ],
  });
}

function nameOf(organization: Brand | null): string {
  return quotedName(organization?.name ?? '') || 'Your future employer';
}
