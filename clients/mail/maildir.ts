import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Handover } from '../../domain/mail/handover.ts';
import type { ComposedMail, MailTransport } from './mail.ts';

/** Files that a batch writes at the same time. */
const WRITERS = 5;

/**
 * Delivers into a maildir. A message is written to `tmp`, flushed to disk, and linked into `new` under its id, so that
 * a second delivery of the same message finds the first.
 */
export function createMaildir(directory: string): MailTransport {
  const session = {
    send: (mail: ComposedMail) => deliver(directory, mail),
    close: () => undefined,
  };
  return {
    open: () => Promise.resolve(session),
    openFree: (most) => Array.from({ length: Math.min(most, WRITERS - 1) }, () => session),
    ping: () => prepareMaildir(directory),
  };
}

async function prepareMaildir(directory: string): Promise<void> {
  for (const name of ['tmp', 'new', 'cur']) await mkdir(join(directory, name), { recursive: true });
}

async function deliver(directory: string, { id, content }: ComposedMail): Promise<Handover> {
  await prepareMaildir(directory);
  if (await isRead(directory, id)) return { outcome: 'accepted' };
  const aside = join(directory, 'tmp', `${id}.${randomBytes(6).toString('hex')}`);
  await writeDurably(aside, content);
  try {
    await link(aside, join(directory, 'new', id));
    await flushDirectory(join(directory, 'new'));
  } catch (error) {
    if (!isTaken(error)) throw error;
  } finally {
    await unlink(aside);
  }
  return { outcome: 'accepted' };
}

/** Whether a reader has moved the message to `cur`, where its name carries flags. */
async function isRead(directory: string, id: string): Promise<boolean> {
  const names = await readdir(join(directory, 'cur'));
  return names.some((name) => name === id || name.startsWith(`${id}:`));
}

async function writeDurably(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function flushDirectory(path: string): Promise<void> {
  const directory = await open(path);
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

function isTaken(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'EEXIST';
}
