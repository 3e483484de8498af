import { describe, expect, it } from '@jest/globals';
import { fillHtmlMarks, fillMarks } from '../../../domain/mail/marks.ts';
import { offerSentMail, offerWithdrawnMail } from '../../../domain/mail/offer-mails.ts';

const offer = { title: 'Clockmaker', expiresAt: null };
const companyOf = (name: string) => ({ name, brandColor: '#ffe14d', logoUrl: null });

/** Promise: a company's name in a mail about an offer is quoted, and holds no link. */
it.each([
  ['Harbour Clockworks', '“Harbour Clockworks”'],
  ['Pay first at https://evil.example/x', '“Pay first at”'],
  ['https://evil.example', 'Your future employer'],
  [null, 'Your future employer'],
])('an offer of %p is one of %p', (name, shown) => {
  const named = { organization: name === null ? null : companyOf(name), offer };
  expect(offerSentMail(named).text).toContain(`${shown} offers you the position Clockmaker.`);
  expect(offerWithdrawnMail(named).text).toContain(`${shown} has withdrawn the offer`);
});

/** Promise: an offer greets by name in the company's colour, and its stored text holds neither name nor link. */
describe('the mail that brings an offer', () => {
  const { text, html } = offerSentMail({ organization: companyOf('Harbour & Sons'), offer });

  it('greets by the name of the moment', () => {
    const link = 'https://jobs.example/public/offers/x';
    expect(text).not.toContain('http');
    const filled = fillMarks(text, { link, firstName: 'Ada' });
    expect(filled).toMatch(/^Hello Ada,\n\n/);
    expect(filled).toContain(`here:\n${link}\n`);
    expect(fillMarks(text, { link, firstName: null })).toMatch(/^Hello,\n/);
  });

  it('is a page in the company’s colour, with the name as text', () => {
    const filled = fillHtmlMarks(html, { link: 'https://x.example/?a&b', firstName: '<Ada>' });
    expect(filled).toContain('Hello &lt;Ada&gt;,');
    expect(filled).toContain('href="https://x.example/?a&amp;b"');
    expect(filled).toContain('border-top:4px solid #ffe14d');
    expect(filled).toContain('<bdi>Harbour &amp; Sons</bdi>');
  });
});
