import { createSlots } from './slots.ts';
import { connect, type SmtpConnection } from './smtp-connection.ts';
import type { Handover } from '../../domain/mail/handover.ts';
import type { ComposedMail, MailSession, MailTransport } from './mail.ts';

/** Servers close a connection after some number of messages; KumoMTA and nodemailer use at most 100. */
const MESSAGES_PER_CONNECTION = 100;
const PARKED_MS = 1_000;
/** A probe reconnects and logs in, so its result is shared for this long. */
const PING_SHARED_MS = 30_000;

/** Sends over SMTP. A process has at most `connections` sessions open; further ones wait. */
export function createSmtp(url: string, connections: number): MailTransport {
  const slots = createSlots(connections);
  const park = createPark();
  let latest: { at: number; result: Promise<void> } | undefined;
  return {
    async open() {
      const leave = await slots.enter();
      return createSession(url, park, leave);
    },
    openFree(most) {
      const sessions: MailSession[] = [];
      while (sessions.length < most) {
        const leave = slots.tryEnter();
        if (leave === null) break;
        sessions.push(createSession(url, park, leave));
      }
      return sessions;
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

/** Connections that have no session now. Each is closed when none takes it within a second. */
function createPark() {
  const parked = new Map<SmtpConnection, NodeJS.Timeout>();
  return {
    take(): SmtpConnection | null {
      const [found] = parked;
      if (found === undefined) return null;
      const [connection, timer] = found;
      clearTimeout(timer);
      parked.delete(connection);
      return connection;
    },
    put(connection: SmtpConnection): void {
      const end = () => {
        parked.delete(connection);
        connection.close();
      };
      parked.set(connection, setTimeout(end, PARKED_MS));
    },
  };
}

/** Takes a parked connection or connects, with the first message and when the server has closed the connection. */
function createSession(
  url: string,
  park: ReturnType<typeof createPark>,
  leave: () => void,
): MailSession {
  let current: SmtpConnection | null = null;
  let isClosed = false;
  let isSending = false;
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
  const sendOver = async (mail: ComposedMail): Promise<Handover> => {
    current ??= park.take();
    if (current !== null && current.sent() >= MESSAGES_PER_CONNECTION) drop();
    const reused = current;
    if (reused === null) return sendFresh(mail);
    const handover = await reused.send(mail);
    if (!hasEnded(handover)) return handover;
    drop();
    return sendFresh(mail);
  };
  return {
    async send(mail) {
      isSending = true;
      const handover = await sendOver(mail);
      isSending = false;
      // Its connection is lost.
      if (handover.outcome === 'uncertain') drop();
      return handover;
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      if (current !== null && !isSending) park.put(current);
      else drop();
      leave();
    },
  };
}

/** Whether the server ended the connection and not the message: a fresh connection may take it. */
function hasEnded(handover: Handover): boolean {
  if (handover.outcome === 'unreached') return true;
  return handover.outcome === 'refused' && handover.reply.code === 421;
}
