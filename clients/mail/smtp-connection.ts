import { Readable } from 'node:stream';
import SMTPConnection, { type SMTPError } from 'nodemailer/lib/smtp-connection';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { readReply, type Handover, type SmtpPhase } from '../../domain/mail/handover.ts';
import { within } from '../../domain/common/within.ts';
import type { ComposedMail } from './mail.ts';

/** KumoMTA waits this long for the reply to the final dot. */
const REPLY_TIMEOUT_MS = 60_000;
const CONNECT_TIMEOUT_MS = 10_000;
/** All steps of a connection, or of one message: a server that sends a byte now and then is never silent. */
const STEPS_TIMEOUT_MS = 300_000;
/** RFC 5321 allows 512 bytes for a line of a reply. */
const MOST_REPLY_BYTES = 16_384;
const NON_ASCII = /[^\0-\x7f]/;

/** A logged-in connection. */
export interface SmtpConnection {
  send(mail: ComposedMail): Promise<Handover>;
  /** Messages that were begun on this connection. */
  sent(): number;
  close(): void;
}

/** Connects and logs in; `failure` says what the server answered, or that there is none. */
export async function connect(url: string): Promise<SmtpConnection | { failure: Handover }> {
  const { auth, ...options } = parseConnectionUrl(url);
  const connection = new SMTPConnection({
    ...options,
    logger: false,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: REPLY_TIMEOUT_MS,
    maxResponseSize: MOST_REPLY_BYTES,
  });
  // An error beyond a call's own, such as a reset of the closed socket, must not end the process.
  connection.on('error', () => undefined);
  try {
    await inTime(connected(connection));
    const takesUtf8 = /\bSMTPUTF8\b/i.test(connection.lastServerResponse || '');
    if (auth !== undefined) await inTime(loggedIn(connection, auth));
    return connectionOver(connection, takesUtf8);
  } catch (error) {
    connection.close();
    return { failure: failureOf(error as SMTPError, false) };
  }
}

/** @throws when the steps take too long. */
async function inTime<T>(steps: Promise<T>): Promise<T> {
  const ended = await within<T, typeof TOO_SLOW>(steps, STEPS_TIMEOUT_MS, TOO_SLOW);
  if (ended === TOO_SLOW) throw new Error('ETIMEDOUT');
  return ended;
}

const TOO_SLOW = Symbol('too slow');

function connected(connection: SMTPConnection): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('closed')));
    connection.connect((error) => (error ? reject(error) : resolve()));
  });
}

type Login = Parameters<SMTPConnection['login']>[0];

function loggedIn(connection: SMTPConnection, auth: Login): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    connection.login(auth, (error) => (error ? reject(error) : resolve()));
  });
}

function connectionOver(connection: SMTPConnection, takesUtf8: boolean): SmtpConnection {
  let sent = 0;
  let isSending = false;
  return {
    async send(mail) {
      if (NON_ASCII.test(mail.to) && !takesUtf8) return { outcome: 'unsupported' };
      sent += 1;
      isSending = true;
      const { begun, handover: sending } = sendOver(connection, mail);
      const ended = await within(sending, STEPS_TIMEOUT_MS, null);
      if (ended === null) connection.close();
      const handover = ended ?? unanswered(begun(), 'ETIMEDOUT');
      isSending = false;
      // The next message must not begin within the transaction of a refused one.
      if (handover.outcome === 'refused') await reset(connection);
      return handover;
    },
    sent: () => sent,
    // A closed connection ends a message that is under way; an idle one is ended politely.
    close: () => (isSending ? connection.close() : connection.quit()),
  };
}

/**
 * Sends one message. The body is read only after the server asked for it (354), so the first read distinguishes a lost
 * connection that certainly delivered nothing from one that may have delivered.
 */
function sendOver(connection: SMTPConnection, mail: ComposedMail): Sending {
  let hasBegun = false;
  const body = new Readable({
    read() {
      hasBegun = true;
      this.push(mail.content);
      this.push(null);
    },
  });
  const envelope = { from: mail.from, to: [mail.to], size: mail.content.length };
  const handover = new Promise<Handover>((resolve) => {
    connection.send(envelope, body, (error) => {
      resolve(error ? failureOf(error, hasBegun) : { outcome: 'accepted' });
    });
  });
  return { begun: () => hasBegun, handover };
}

interface Sending {
  /** Whether the server has asked for the body. */
  begun: () => boolean;
  handover: Promise<Handover>;
}

/** A message that got no answer may have been delivered once its body was asked for. */
function unanswered(hasBegun: boolean, reason: string): Handover {
  return hasBegun ? { outcome: 'uncertain' } : { outcome: 'unreached', reason };
}

async function reset(connection: SMTPConnection): Promise<void> {
  // A connection that cannot be reset fails at the next message, which is then sent over a fresh one.
  const ended = new Promise<true>((resolve) => {
    connection.once('end', () => resolve(true));
    connection.reset(() => resolve(true));
  });
  if (!(await within(ended, STEPS_TIMEOUT_MS, false))) connection.close();
}

function failureOf(error: SMTPError, hasBegun: boolean): Handover {
  const { responseCode, response, code = error.message } = error;
  if (error.code === 'EAUTH')
    return { outcome: 'unreached', reason: `login ${responseCode ?? ''}` };
  if (error.code === 'EMESSAGE' && responseCode === undefined) return tooLarge(error.message);
  if (responseCode !== undefined && response !== undefined && responseCode >= 400) {
    return { outcome: 'refused', reply: readReply(response, phaseOf(error, hasBegun)) };
  }
  return unanswered(hasBegun, code);
}

/** The server announced a smaller limit (SIZE), so nothing was sent. */
function tooLarge(text: string): Handover {
  return { outcome: 'refused', reply: { phase: 'mail', code: 552, enhanced: '5.3.4', text } };
}

function phaseOf({ command }: SMTPError, hasBegun: boolean): SmtpPhase {
  if (hasBegun || command === 'DATA') return 'data';
  if (command === 'RCPT TO') return 'rcpt';
  return command === 'MAIL FROM' ? 'mail' : 'connect';
}
