import { describe, expect, it } from '@jest/globals';
import { readReport } from '../../../domain/mail/mail-report.ts';

function mail(from: string, subject: string, lines: string[]) {
  const headers = [
    { key: 'from', value: from },
    { key: 'subject', value: subject },
  ];
  return { headers, parts: [], text: lines.join('\n') };
}

const qmail = mail('MAILER-DAEMON@mx.example', 'failure notice', [
  'Hi. This is the qmail-send program at mx.example.',
  "I'm afraid I wasn't able to deliver your message to the following addresses.",
  'This is a permanent error; I have given up. Sorry it did not work out.',
  '',
  '<mara@x.example>:',
  '192.0.2.7 does not like recipient.',
  'Remote host said: 550 5.1.1 no such mailbox',
  '',
  '--- Below this line is a copy of the message.',
  'Subject: 421 words about us',
]);
const exim = mail(
  'Mail Delivery System <Mailer-Daemon@mx.example>',
  'Mail delivery failed: returning message to sender',
  [
    'This message was created automatically by mail delivery software.',
    'A message that you sent could not be delivered to all of its recipients.',
    '  mara@x.example',
    '    SMTP error from remote mail server after RCPT TO:<mara@x.example>:',
    '    552 5.2.2 mailbox full',
  ],
);

/** Promise: a bounce without a delivery status is a bounce, and no other mail is. */
describe('a bounce in plain text', () => {
  it('gives the reply of the server that refused', () => {
    const refused = { kind: 'failed', reply: { code: 550, enhanced: '5.1.1' } };
    expect(readReport(qmail)).toMatchObject(refused);
    expect(readReport(exim)).toMatchObject({ reply: { code: 552, enhanced: '5.2.2' } });
    const status = mail('postmaster@mx.example', 'Undeliverable: Hello', [
      'Your message could not be delivered. (#5.1.1)',
    ]);
    expect(readReport(status)).toMatchObject(refused);
  });

  it('is a delay while the server still tries', () => {
    const warning = mail('MAILER-DAEMON@mx.example', 'Warning: message delayed 24 hours', [
      'Your message has not yet been delivered: 451 4.4.1 no answer. We will keep trying.',
    ]);
    expect(readReport(warning)).toMatchObject({ kind: 'delayed', reply: { code: 451 } });
  });

  it.each([
    ['of a person', { ...qmail, headers: [{ key: 'from', value: 'mara@x.example' }] }],
    ['that names no reply', mail('postmaster@mx.example', 'Undeliverable', ['Sorry.'])],
    ['about something else', mail('postmaster@mx.example', 'Quota 500 of 550 MB', ['Clean up.'])],
  ])('is no mail %s', (_, other) => {
    expect(readReport(other)).toBeNull();
  });
});
