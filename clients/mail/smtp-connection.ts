import { Readable } from 'node:stream';
import SMTPConnection, { type SMTPError } from 'nodemailer/lib/smtp-connection';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { readReply, type Handover, type SmtpPhase } from '../../domain/mail/handover.ts';
import type { ComposedMail } from './mail.ts';

/** KumoMTA waits this long for the reply to the final dot. */
const REPLY_TIMEOUT_MS = 60_000;
const CONNECT_TIMEOUT_MS = 10_000;
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
  });
  // An error beyond a call's own, such as a reset of the closed socket, must not end the process.
  connection.on('error', () => undefined);
  try {
    await connected(connection);
    const takesUtf8 = /\bSMTPUTF8\b/i.test(connection.lastServerResponse || '');
    if (auth !== undefined) await loggedIn(connection, auth);
    return connectionOver(connection, takesUtf8);
  } catch (error) {
    connection.close();
    return { failure: failureOf(error as SMTPError, false) };
  }
}

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
      const handover = await sendOver(connection, mail);
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
function sendOver(connection: SMTPConnection, mail: ComposedMail): Promise<Handover> {
  let hasBegun = false;
  const body = new Readable({
    read() {
      hasBegun = true;
      this.push(mail.content);
      this.push(null);
    },
  });
  const envelope = { from: mail.from, to: [mail.to], size: mail.content.length };
  return new Promise((resolve) => {
    connection.send(envelope, body, (error) => {
      resolve(error ? failureOf(error, hasBegun) : { outcome: 'accepted' });
    });
  });
}

function reset(connection: SMTPConnection): Promise<void> {
  // A connection that cannot be reset fails at the next message, which is then sent over a fresh one.
  return new Promise((resolve) => {
    connection.once('end', resolve);
    connection.reset(() => resolve());
  });
}

function failureOf(error: SMTPError, hasBegun: boolean): Handover {
  const { responseCode, response, code = error.message } = error;
  if (error.code === 'EAUTH')
    return { outcome: 'unreached', reason: `login ${responseCode ?? ''}` };
  if (error.code === 'EMESSAGE' && responseCode === undefined) return tooLarge(error.message);
  if (responseCode !== undefined && response !== undefined && responseCode >= 400) {
    return { outcome: 'refused', reply: readReply(response, phaseOf(error, hasBegun)) };
  }
  return hasBegun ? { outcome: 'uncertain' } : { outcome: 'unreached', reason: code };
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
