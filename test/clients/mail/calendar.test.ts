import { expect, it } from '@jest/globals';
import { createCompose } from '../../../clients/mail/compose.ts';

/** Promise: mail programs find the entry both as a part that they act on and as a file. */
it('a mail brings its calendar entry with the method', async () => {
  const compose = createCompose({ from: 'jobs@openrole.example', dkim: null });
  const { content } = await compose({
    ...{ id: 'mal_1', fromName: null, to: 'ada@example.com', replyTo: null, subject: 'Interview' },
    ...{ text: 'Hello', html: null, date: new Date(0), headers: {}, bounceTo: null },
    calendar: { method: 'REQUEST', text: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
  });
  const text = content.toString();
  expect(text).toMatch(/Content-Type: multipart\/mixed/);
  expect(text).toMatch(/Content-Type: multipart\/alternative/);
  expect(text).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
  expect(text).toMatch(/Content-Type: application\/ics; name=invite\.ics/);
});
