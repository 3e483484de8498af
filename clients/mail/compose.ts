import { createTransport } from 'nodemailer';
import type { Config } from '../../config/config.ts';
import { displayName } from '../../domain/text/shown-name.ts';
import type { ComposedMail, MailMessage } from './mail.ts';

export type Compose = (message: MailMessage) => Promise<ComposedMail>;

/** Composes messages as MIME, signed with DKIM where the settings name a key. */
export function createCompose({ from, dkim }: Pick<Config['mail'], 'from' | 'dkim'>): Compose {
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim !== null && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
      },
    }),
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return async (message) => {
    const sender = message.bounceTo ?? from;
    const { message: content } = await composer.sendMail({
      from: { name: displayName(message.fromName ?? ''), address: from },
      to: { name: '', address: message.to },
      ...(message.replyTo !== null && { replyTo: { name: '', address: message.replyTo } }),
      subject: withoutControls(message.subject),
      text: message.text,
      ...(message.html !== null && { html: message.html }),
      ...(message.calendar !== undefined && {
        icalEvent: { method: message.calendar.method, content: message.calendar.text },
      }),
      messageId: `<${message.id}@${domain}>`,
      date: message.date,
      headers: prepared(message.headers),
      envelope: { from: sender, to: message.to },
    });
    if (!Buffer.isBuffer(content)) throw new Error('The composer was set up to return bytes.');
    return { id: message.id, from: sender, to: message.to, content };
  };
}

/** A header that is read by machines must not be folded or encoded (RFC 8058). */
function prepared(headers: MailMessage['headers']) {
  return Object.entries(headers).map(([key, value]) => ({
    key,
    value: { prepared: true, foldLines: false, value: withoutControls(value) },
  }));
}

function withoutControls(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim();
}
