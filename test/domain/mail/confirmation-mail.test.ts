import { describe, expect, it } from '@jest/globals';
import { confirmationMail } from '../../../domain/mail/confirmation-mail.ts';
import { confirmationLanguages } from '../../../domain/mail/confirmation-words.ts';
import { fillMarks } from '../../../domain/mail/marks.ts';

const organization = { name: 'Harbour & Sons', brandColor: '#ffe14d', logoUrl: null };
const confirmation = { language: 'en' as const, role: 'Mechanic <II>', organization, text: null };

/** Promise: the confirmation names role and company, in four languages, and its stored text holds no link. */
describe('the mail that confirms an application', () => {
  it('names role and company, and gets its link later', () => {
    const { subject, text } = confirmationMail(confirmation);
    expect(subject).toBe('Your application: Mechanic <II>');
    expect(text).toContain('Thank you for applying for Mechanic <II>. “Harbour & Sons” has');
    expect(text).not.toContain('http');
    const filled = fillMarks(text, { link: 'https://jobs.example/x', firstName: null });
    expect(filled).toContain('here:\nhttps://jobs.example/x\n');
  });

  it('has the employer’s words as paragraphs, escaped', () => {
    const own = 'We answer within a week.\n\nDo not <b>call</b>.';
    const { text, html } = confirmationMail({ ...confirmation, text: own });
    expect(text).toContain(`\n\n${own}\n\n`);
    expect(html).toContain('<p style="margin:0 0 16px">We answer within a week.</p>');
    expect(html).toContain('Do not &lt;b&gt;call&lt;/b&gt;.');
    expect(html).not.toContain('<II>');
  });

  it.each([
    ['#ffe14d', '#000000'],
    ['#17664f', '#ffffff'],
    [null, '#ffffff'],
  ])('writes on the colour %s in %s', (brandColor, ink) => {
    const { html } = confirmationMail({
      ...confirmation,
      organization: { ...organization, brandColor },
    });
    expect(html).toContain(`background-color:${brandColor ?? '#17664f'};color:${ink}`);
  });

  it('is written in each language of the public pages', () => {
    const subjects = confirmationLanguages.map(
      (language) => confirmationMail({ ...confirmation, language }).subject,
    );
    expect(new Set(subjects).size).toBe(confirmationLanguages.length);
  });
});
