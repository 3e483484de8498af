import { randomUUID } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

interface Message {
  from: string;
  subject: string;
  text: string;
}

/** Composes and writes message after message, each flushed to disk. */
export async function intoMaildir(
  directory: string,
  message: Message,
  addresses: readonly string[],
): Promise<void> {
  await mkdir(directory, { recursive: true });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  for (const to of addresses) {
    const { message: content } = await transport.sendMail({ ...message, to });
    const file = await open(join(directory, randomUUID()), 'wx');
    if (Buffer.isBuffer(content)) await file.writeFile(content);
    await file.sync();
    await file.close();
  }
}

/** Connections of nodemailer's pool: as many as MAIL_CONNECTIONS by default. */
const CONNECTIONS = 5;

/** Sends all messages over nodemailer's pool. */
export async function overSmtp(
  url: string,
  message: Message,
  addresses: readonly string[],
): Promise<void> {
  const { hostname: host, port } = new URL(url);
  const transport = createTransport({
    ...{ host, port: Number(port), secure: false, ignoreTLS: true },
    ...{ pool: true as const, maxConnections: CONNECTIONS },
  });
  await Promise.all(addresses.map((to) => transport.sendMail({ ...message, to })));
  transport.close();
}
