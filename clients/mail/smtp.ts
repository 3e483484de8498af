import { createSlots } from './slots.ts';
import { connect, type SmtpConnection } from './smtp-connection.ts';
import type { Handover } from '../../domain/mail/handover.ts';
import type { ComposedMail, MailSession, MailTransport } from './mail.ts';

/** Servers close a connection after some number of messages; KumoMTA and nodemailer use at most 100. */
const MESSAGES_PER_CONNECTION = 50;
/** A probe reconnects and logs in, so its result is shared for this long. */
const PING_SHARED_MS = 30_000;

/** Sends over SMTP. A process has at most `connections` sessions open; further ones wait. */
export function createSmtp(url: string, connections: number): MailTransport {
  const slots = createSlots(connections);
  let latest: { at: number; result: Promise<void> } | undefined;
  return {
    async open() {
      const leave = await slots.enter();
      return createSession(url, leave);
    },
    ping() {
      if (latest === undefined || Date.now() - latest.at >= PING_SHARED_MS) {
        latest = { at: Date.now(), result: probe(url) };
        latest.result.catch(() => (latest = undefined));
      }
      return latest.result;
    },
  };
}

async function probe(url: string): Promise<void> {
  const connected = await connect(url);
  if ('failure' in connected) throw new Error(`SMTP: ${JSON.stringify(connected.failure)}`);
  connected.close();
}

/** Connects with the first message, and again when the server has closed the connection. */
function createSession(url: string, leave: () => void): MailSession {
  let current: SmtpConnection | null = null;
  let isClosed = false;
  const drop = () => {
    current?.close();
    current = null;
  };
  const sendFresh = async (mail: ComposedMail): Promise<Handover> => {
    const connected = await connect(url);
    if ('failure' in connected) return connected.failure;
    if (isClosed) {
      connected.close();
      return { outcome: 'unreached', reason: 'closed' };
    }
    current = connected;
    return connected.send(mail);
  };
  return {
    async send(mail) {
      if (current !== null && current.sent() >= MESSAGES_PER_CONNECTION) drop();
      const reused = current;
      if (reused === null) return sendFresh(mail);
      const handover = await reused.send(mail);
      if (!hasEnded(handover)) return handover;
      drop();
      return sendFresh(mail);
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      drop();
      leave();
    },
  };
}

/** Whether the server ended the connection and not the message: a fresh connection may take it. */
function hasEnded(handover: Handover): boolean {
  if (handover.outcome === 'unreached') return true;
  return handover.outcome === 'refused' && handover.reply.code === 421;
}
