import { parseConfig, type Config } from '../../../config/config.ts';
import type { MailMessage } from '../../../clients/mail/index.ts';

/** The settings of mail, with defaults for all others. */
export function mailSettings(settings: Record<string, string> = {}): Config['mail'] {
  const needed = settings['SMTP_URL'] === undefined ? {} : { PUBLIC_URL: 'http://127.0.0.1:3000' };
  return parseConfig({
    MAIL_FROM: 'jobs@harbour.example',
    MAIL_PER_SECOND: '1000',
    ...needed,
    ...settings,
  }).mail;
}

let messages = 0;

/** A message with a new id. */
export function buildMessage(to: string, content: Partial<MailMessage> = {}): MailMessage {
  messages += 1;
  return {
    id: `msg_${messages}`,
    fromName: 'Harbour Clockworks',
    to,
    replyTo: null,
    subject: 'Your application',
    text: 'We have read it.',
    html: null,
    date: new Date('2026-11-20T08:00:00Z'),
    headers: {},
    bounceTo: null,
    ...content,
  };
}
