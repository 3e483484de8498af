import { afterEach, describe, expect, it } from '@jest/globals';
import { createMail, type Mail } from '../../../clients/mail/index.ts';
import type { Handover } from '../../../domain/mail/handover.ts';
import { buildMessage, mailSettings } from '../../support/mail/messages.ts';
import {
  startSmtpServer,
  type SmtpServerOptions,
  type TestSmtpServer,
} from '../../support/mail/smtp-server.ts';

/** Promise: after every failure we know whether the message may have been delivered. */

let server: TestSmtpServer;
afterEach(() => server.close());

async function mailOver(options: SmtpServerOptions = {}): Promise<Mail> {
  server = await startSmtpServer(options);
  return createMail(mailSettings({ SMTP_URL: server.url }));
}

async function sendAll(mail: Mail, addresses: readonly string[]): Promise<Handover[]> {
  const session = await mail.open();
  const handovers: Handover[] = [];
  for (const to of addresses) {
    handovers.push(await session.send(await mail.compose(buildMessage(to))));
  }
  session.close();
  return handovers;
}

const refused = (phase: string, code: number, enhanced: string) => ({
  outcome: 'refused',
  reply: expect.objectContaining({ phase, code, enhanced }) as unknown,
});

describe('SMTP', () => {
  it.each([
    ['ok@one.example', { outcome: 'accepted' }],
    ['550@one.example', refused('rcpt', 550, '5.1.1')],
    ['blocked@one.example', refused('rcpt', 550, '5.7.1')],
    ['451-once@one.example', refused('rcpt', 451, '4.7.1')],
    ['421@one.example', expect.objectContaining({ outcome: 'refused' })],
    ['552@one.example', refused('data', 552, '5.2.2')],
    ['drop-at-rcpt@one.example', { outcome: 'unreached', reason: 'ECONNECTION' }],
    ['drop-after-data@one.example', { outcome: 'uncertain' }],
  ])('%s', async (to, expected) => {
    const mail = await mailOver();
    expect(await sendAll(mail, [to])).toEqual([expected]);
  });

  it('goes on after a refused recipient, in the same connection', async () => {
    const mail = await mailOver();
    const handovers = await sendAll(mail, ['a@x.example', '550@x.example', 'b@x.example']);
    expect(handovers.map(({ outcome }) => outcome)).toEqual(['accepted', 'refused', 'accepted']);
    expect(server.taken.map(({ to }) => to)).toEqual(['a@x.example', 'b@x.example']);
    expect(server.connections()).toBe(1);
  });

  it('continues over a fresh connection when the server closes one after 25 messages', async () => {
    const mail = await mailOver({ perConnection: 25 });
    const addresses = Array.from({ length: 100 }, (_, index) => `p${index}@x.example`);
    const handovers = await sendAll(mail, addresses);
    expect(handovers.every(({ outcome }) => outcome === 'accepted')).toBe(true);
    expect(server.taken.map(({ to }) => to)).toEqual(addresses);
    expect(server.connections()).toBe(4);
  });

  it('says that an address needs SMTPUTF8 where the server lacks it', async () => {
    const mail = await mailOver({ hideSmtpUtf8: true });
    expect(await sendAll(mail, ['jörg@x.example', 'a@x.example'])).toEqual([
      { outcome: 'unsupported' },
      { outcome: 'accepted' },
    ]);
  });

  it('logs in, and charges a refused login to no recipient', async () => {
    const mail = await mailOver({ password: 'secret' });
    expect(await sendAll(mail, ['a@x.example'])).toEqual([{ outcome: 'accepted' }]);
    await mail.ping();
    const wrong = createMail(mailSettings({ SMTP_URL: server.url.replace('secret', 'guess') }));
    expect(await sendAll(wrong, ['a@x.example'])).toEqual([
      { outcome: 'unreached', reason: 'login 535' },
    ]);
    await expect(wrong.ping()).rejects.toThrow('login 535');
  });

  it('reports a server that is away', async () => {
    const mail = await mailOver();
    await server.close();
    expect(await sendAll(mail, ['a@x.example'])).toEqual([
      { outcome: 'unreached', reason: 'ESOCKET' },
    ]);
  });

  it('opens at most as many connections as it may', async () => {
    server = await startSmtpServer();
    const mail = createMail(mailSettings({ SMTP_URL: server.url, MAIL_CONNECTIONS: '1' }));
    const first = await mail.open();
    const order: string[] = [];
    const second = mail.open().then((session) => {
      order.push('second');
      session.close();
    });
    order.push('first closes');
    first.close();
    await second;
    expect(order).toEqual(['first closes', 'second']);
  });

  it('sends one message at once', async () => {
    const mail = await mailOver();
    expect(await mail.sendNow(buildMessage('a@x.example'))).toEqual({ outcome: 'accepted' });
    expect(await mail.sendNow(buildMessage('550@x.example'))).toEqual(
      refused('rcpt', 550, '5.1.1'),
    );
    expect(server.taken).toHaveLength(1);
  });
});
