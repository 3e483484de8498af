import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createMail } from '../../../clients/mail/index.ts';
import type { Handover } from '../../../domain/mail/handover.ts';
import { buildMessage, mailSettings } from '../../support/mail/messages.ts';

/** Lines that a server sends in answer to a command, or what it does instead. */
type Script = Partial<Record<string, (socket: Socket) => void>>;

const POLITE: Record<string, string> = {
  EHLO: '250 here\r\n',
  MAIL: '250 ok\r\n',
  RCPT: '250 ok\r\n',
  DATA: '354 go on\r\n',
  '.': '250 taken\r\n',
  RSET: '250 ok\r\n',
  QUIT: '221 bye\r\n',
};

/** Sends a part of a reply every few milliseconds and never ends it. */
function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write('250-a\r\n'.slice(0, 1)), 5);
  socket.on('close', () => clearInterval(timer));
}

/** One reply without an end, as fast as it is read. */
function flood(socket: Socket): void {
  const more = () => {
    while (!socket.destroyed && socket.write('2'.repeat(65_536)));
  };
  socket.on('drain', more);
  more();
}

const refuse = (socket: Socket) => socket.write('550 5.1.1 no such mailbox\r\n');

/** Promise: a server that misbehaves holds neither a connection nor memory, and no mail is reported as delivered. */
describe('a hostile SMTP server', () => {
  let server: Server;
  let open: Set<Socket>;
  beforeEach(() => {
    jest.useFakeTimers({
      doNotFake: [
        'setInterval',
        'clearInterval',
        'setImmediate',
        'nextTick',
        'Date',
        'queueMicrotask',
        'performance',
      ],
    });
    open = new Set();
  });
  afterEach(() => {
    jest.useRealTimers();
    for (const socket of open) socket.destroy();
    server.close();
  });

  async function start(script: Script): Promise<string> {
    server = createServer((socket) => {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => open.delete(socket));
      socket.write('220 here\r\n');
      socket.setEncoding('latin1');
      let isBody = false;
      socket.on('data', (text: string) => {
        for (const line of text.split('\r\n').filter(Boolean)) {
          const command = line.slice(0, 4).toUpperCase().trim();
          if (isBody && command !== '.') continue;
          isBody = command === 'DATA';
          const act = script[command];
          if (act === undefined) socket.write(POLITE[command] ?? '500 what\r\n');
          else act(socket);
        }
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** The outcome of one mail; time passes as fast as the server is waited for. */
  async function outcomeOf(url: string): Promise<Handover> {
    const mail = createMail(mailSettings({ SMTP_URL: url }));
    const message = await mail.compose(buildMessage('a@x.example'));
    const session = await mail.open();
    let outcome: Handover | undefined;
    const sending = session.send(message).then((one) => (outcome = one));
    while (outcome === undefined) {
      await new Promise(setImmediate);
      await jest.advanceTimersByTimeAsync(500);
    }
    session.close();
    return sending;
  }

  const cases: [string, Script, object][] = [
    ['drips its answer to EHLO', { EHLO: drip }, { outcome: 'unreached' }],
    ['drips its answer to RCPT', { RCPT: drip }, { outcome: 'unreached', reason: 'ETIMEDOUT' }],
    ['drips after the message', { '.': drip }, { outcome: 'uncertain' }],
    ['drips when it is reset', { RCPT: refuse, RSET: drip }, { outcome: 'refused' }],
    ['floods its answer to EHLO', { EHLO: flood }, { outcome: 'unreached' }],
    ['floods its answer to RCPT', { RCPT: flood }, { outcome: 'unreached' }],
    ['floods after the message', { '.': flood }, { outcome: 'uncertain' }],
  ];
  it.each(cases)('%s', async (_, script, expected) => {
    expect(await outcomeOf(await start(script))).toMatchObject(expected);
    while (open.size > 0) {
      await new Promise(setImmediate);
      await jest.advanceTimersByTimeAsync(500);
    }
  });
});
