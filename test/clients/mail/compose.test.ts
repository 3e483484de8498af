import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import PostalMime from 'postal-mime';
import { createCompose } from '../../../clients/mail/compose.ts';
import { buildMessage, mailSettings } from '../../support/mail/messages.ts';

describe('a composed message', () => {
  it('reads as it was written, and is the same message on every attempt', async () => {
    const compose = createCompose(mailSettings());
    const message = buildMessage('mara@x.example', {
      subject: 'Smith & Sons <x> – Grüße',
      text: 'Hello Zoë,\n\n.dot\nSmith & Sons',
      html: '<p>Smith &amp; Sons</p>',
      replyTo: 'people@harbour.example',
    });
    const composed = await compose(message);
    const read = await PostalMime.parse(composed.content);
    expect(read).toMatchObject({
      from: { name: 'Harbour Clockworks', address: 'jobs@harbour.example' },
      to: [{ address: 'mara@x.example' }],
      replyTo: [{ address: 'people@harbour.example' }],
      subject: message.subject,
      html: expect.stringContaining('<p>Smith &amp; Sons</p>') as unknown,
      messageId: `<${message.id}@harbour.example>`,
      date: '2026-11-20T08:00:00.000Z',
    });
    expect(read.text).toContain('Hello Zoë,\n\n.dot\nSmith & Sons');
    expect((await compose(message)).content.toString()).toContain(read.messageId ?? '-');
  });

  /** A line break in a name or a subject must not become a header. */
  it('keeps control characters out of headers', async () => {
    const compose = createCompose(mailSettings());
    const { content } = await compose(
      buildMessage('a@x.example', {
        fromName: 'A\r\nBcc: e@x.example',
        subject: 'S\r\nBcc: f@x.example',
        headers: { 'List-Id': '<a>\r\nBcc: g@x.example' },
      }),
    );
    const read = await PostalMime.parse(content);
    expect(read.bcc).toBeUndefined();
    expect(read.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
  });

  it('shows no other address in From, however a program reads the name', async () => {
    const compose = createCompose(mailSettings());
    const names = ['=?utf-8?Q?Bank_=3Cceo=40bank.example=3E?=', 'Bank <ceo@bank.example>'];
    for (const fromName of names) {
      const { content } = await compose(buildMessage('a@x.example', { fromName }));
      const from = /^From: .*$/m.exec(content.toString())?.[0];
      expect(from).not.toMatch(/@bank|=40|=\?/);
      const read = await PostalMime.parse(content);
      expect(read.from?.address).toBe('jobs@harbour.example');
    }
  });

  /** RFC 8058: both headers are part of the signature, and neither is folded. */
  it('signs the one-click headers with DKIM', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const compose = createCompose(
      mailSettings({
        MAIL_DKIM_DOMAIN: 'harbour.example',
        MAIL_DKIM_SELECTOR: 's1',
        MAIL_DKIM_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      }),
    );
    const url = `https://jobs.harbour.example/public/unsubscribe/${'t'.repeat(120)}`;
    const { content } = await compose(
      buildMessage('a@x.example', {
        headers: {
          'List-Unsubscribe': `<${url}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    );
    const text = content.toString();
    expect(text).toContain(`List-Unsubscribe: <${url}>\r\n`);
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    const signature = /^DKIM-Signature: [\s\S]*?\r\n(?=\S)/m.exec(text)?.[0] ?? '';
    const signed = /;h=([^;]+);/
      .exec(signature.replaceAll(/\s/g, ''))?.[1]
      ?.toLowerCase()
      .split(':');
    expect(signed).toEqual(expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']));
  });
});
