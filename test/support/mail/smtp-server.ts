import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** An accepted message. */
export interface TakenMail {
  to: string;
  from: string;
  messageId: string;
  content: string;
}

export interface TestSmtpServer {
  url: string;
  taken: TakenMail[];
  /** Connections that were opened. */
  connections: () => number;
  close(): Promise<void>;
}

export interface SmtpServerOptions {
  /** Messages after which the server closes a connection with 421. */
  perConnection?: number;
  /** The required password; without it no login is needed. */
  password?: string;
  /** Extensions that EHLO does not announce. */
  hideSmtpUtf8?: boolean;
}

/**
 * A real SMTP server that plays a script by recipient. The local part names it:
 *
 * - `550`: `550 5.1.1` at RCPT. `blocked`: `550 5.7.1` with a block list.
 * - `451-once`: `451 4.7.1` at the first RCPT, then taken. `421`: closes at RCPT.
 * - `drop-at-rcpt`: ends the connection at RCPT. `drop-after-data`: takes the message and ends the connection.
 * - `hang`: never answers RCPT. `552`: refuses the message after its content.
 */
export async function startSmtpServer(options: SmtpServerOptions = {}): Promise<TestSmtpServer> {
  const taken: TakenMail[] = [];
  const asked = new Map<string, number>();
  const messages = new WeakMap<SMTPServerSession, number>();
  let connections = 0;
  const server = new SMTPServer({
    disabledCommands: options.password === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    authOptional: options.password === undefined,
    allowInsecureAuth: true,
    hideSMTPUTF8: options.hideSmtpUtf8 ?? false,
    closeTimeout: 100,
    logger: false,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onAuth({ password, username }, _session, done) {
      if (password === options.password) done(null, { user: username });
      else done(refusal(535, '5.7.8 wrong password'));
    },
    onMailFrom(_address, session, done) {
      const count = (messages.get(session) ?? 0) + 1;
      messages.set(session, count);
      done(count > (options.perConnection ?? Infinity) ? refusal(421, '4.7.0 too many') : null);
    },
    onRcptTo({ address }, session, done) {
      const script = scriptOf(address);
      const times = (asked.get(address) ?? 0) + 1;
      asked.set(address, times);
      if (script === 'hang') return;
      if (script === 'drop-at-rcpt') return void dropConnection(server, session);
      done(refusalAtRcpt(script, times));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        const script = scriptOf(to);
        if (script === '552') return done(refusal(552, '5.2.2 mailbox full'));
        const content = Buffer.concat(chunks).toString('utf8');
        const messageId = /^Message-ID: (.+)$/im.exec(content)?.[1] ?? '';
        const { mailFrom } = session.envelope;
        taken.push({ to, from: mailFrom === false ? '' : mailFrom.address, messageId, content });
        if (script === 'drop-after-data') dropConnection(server, session);
        else done(null, 'taken');
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const login = options.password === undefined ? '' : 'post:secret@';
  return {
    url: `smtp://${login}127.0.0.1:${port}`,
    taken,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function scriptOf(address: string): string {
  return address.slice(0, address.indexOf('@')).replace(/\+.*/, '');
}

function refusalAtRcpt(script: string, times: number): Error | null {
  if (script === '550') return refusal(550, '5.1.1 no such mailbox');
  if (script === 'blocked') return refusal(550, '5.7.1 your host is on a block list');
  if (script === '421') return refusal(421, '4.3.2 try later');
  if (script === '451-once' && times === 1) return refusal(451, '4.7.1 greylisted');
  return null;
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Ends a session's socket without a word. */
function dropConnection(server: SMTPServer, { id }: SMTPServerSession): void {
  for (const connection of (server as unknown as Internals).connections) {
    if (connection.session.id === id) connection._socket.destroy();
  }
}

interface Internals {
  connections: Set<{ session: { id: string }; _socket: { destroy(): void } }>;
}
