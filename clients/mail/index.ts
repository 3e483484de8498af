import type { Config } from '../../config/config.ts';
import { within } from '../../domain/common/within.ts';
import type { Handover } from '../../domain/mail/handover.ts';
import { createCompose, type Compose } from './compose.ts';
import { createMaildir } from './maildir.ts';
import type { MailMessage, MailTransport } from './mail.ts';
import { listOutbox, readOutboxMail, type OutboxMail } from './outbox.ts';
import { createSmtp } from './smtp.ts';

export type { ComposedMail, MailMessage, MailSession } from './mail.ts';

/** The mail system of the installation: an SMTP server, or without one a maildir. */
export interface Mail extends MailTransport {
  compose: Compose;
  /**
   * Sends one message without Temporal, for callers whose user waits. Ends within ten seconds: what has not been
   * answered by then is `unreached` or `uncertain`. It is not retried.
   */
  sendNow(message: MailMessage): Promise<Handover>;
  /** Whether messages leave the machine. */
  isSmtp: boolean;
  /** Mails of sends that lie in the maildir. */
  outbox: {
    /** The newest ones. */
    list(limit: number): Promise<OutboxMail[]>;
    read(id: string): Promise<OutboxMail | null>;
  };
}

const SEND_NOW_MS = 10_000;

/** The mail system of the settings. Connects with the first message. */
export function createMail(settings: Config['mail']): Mail {
  const compose = createCompose(settings);
  const transport =
    settings.smtpUrl === null
      ? createMaildir(settings.directory)
      : createSmtp(settings.smtpUrl, settings.connections);
  return {
    ...transport,
    compose,
    isSmtp: settings.smtpUrl !== null,
    outbox: {
      list: (limit) => listOutbox(settings.directory, limit),
      read: (id) => readOutboxMail(settings.directory, id),
    },
    sendNow: async (message) => sendWithin(transport, await compose(message)),
  };
}

/** A session that is closed early fails its message by itself, and with it the wait. */
async function sendWithin(
  transport: MailTransport,
  mail: Awaited<ReturnType<Compose>>,
): Promise<Handover> {
  const opening = transport.open();
  const sending = opening.then((session) => session.send(mail));
  try {
    return await within<Handover, Handover>(sending, SEND_NOW_MS, { outcome: 'uncertain' });
  } finally {
    void opening.then((session) => session.close());
  }
}
