import { expect, it } from '@jest/globals';
import { offerSentMail, offerWithdrawnMail } from '../../../domain/mail/offer-mails.ts';

/** Promise: a company's name in a mail about an offer is quoted, and holds no link. */
it.each([
  ['Harbour Clockworks', '“Harbour Clockworks”'],
  ['Pay first at https://evil.example/x', '“Pay first at”'],
  ['https://evil.example', 'Your future employer'],
  [null, 'Your future employer'],
])('an offer of %p is one of %p', (organization, shown) => {
  const named = { organization, offer: { title: 'Clockmaker', expiresAt: null } };
  const url = 'https://openrole.example/offer';
  expect(offerSentMail({ ...named, url }).text).toContain(
    `${shown} offers you the position Clockmaker.`,
  );
  expect(offerWithdrawnMail(named).text).toContain(`${shown} has withdrawn the offer`);
});
