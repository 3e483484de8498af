import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMail } from '../../../clients/mail/index.ts';
import { buildMessage, mailSettings } from '../../support/mail/messages.ts';

/** Promise: a message is in the maildir exactly once, however often it is delivered. */
describe('the maildir', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'maildir-'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  it('holds a message once, also when 20 deliver it at a time', async () => {
    const mail = createMail(mailSettings({ MAIL_DIR: directory }));
    const message = buildMessage('a@x.example');
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => mail.sendNow(message)));
    expect(outcomes).toEqual(Array(20).fill({ outcome: 'accepted' }));
    expect(await readdir(join(directory, 'new'))).toEqual([message.id]);
    expect(await readdir(join(directory, 'tmp'))).toEqual([]);
    expect(await readFile(join(directory, 'new', message.id), 'utf8')).toContain('To: a@x.example');
  });

  it('does not deliver again what a reader has moved to cur', async () => {
    const mail = createMail(mailSettings({ MAIL_DIR: directory }));
    const message = buildMessage('b@x.example');
    await mail.sendNow(message);
    await rename(join(directory, 'new', message.id), join(directory, 'cur', `${message.id}:2,S`));
    await mail.sendNow(message);
    expect(await readdir(join(directory, 'new'))).not.toContain(message.id);
  });
});
