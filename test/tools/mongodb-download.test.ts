import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mongodb } from '../../tools/dev-servers/servers/mongodb.ts';
import { answer, startFeedServer, type FeedServer } from '../support/feed-server.ts';

const program = '#!/bin/sh\necho a mongod of our own\n';

/** Promise: MongoDB's download works when its root URL refuses, and writes nothing to standard output. */
describe("MongoDB's own download", () => {
  const before = { ...process.env };
  let directory: string;
  let vendor: FeedServer;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'openrole-mongodb-'));
    vendor = await startFeedServer();
    for (const name of Object.keys(process.env)) if (/proxy/i.test(name)) delete process.env[name];
    process.env['MONGOMS_DOWNLOAD_MIRROR'] = vendor.url;
    process.env['MONGOMS_USE_HTTP'] = 'true';
  });
  afterAll(async () => {
    process.env = before;
    await vendor.close();
    await rm(directory, { recursive: true });
  });

  async function archiveOf(text: string): Promise<Buffer> {
    const bin = join(directory, 'mongodb-linux', 'bin');
    await mkdir(bin, { recursive: true });
    await writeFile(join(bin, 'mongod'), text);
    execFileSync('tar', ['-czf', 'archive.tgz', 'mongodb-linux'], { cwd: directory });
    return readFile(join(directory, 'archive.tgz'));
  }

  it('fetches the program, though the root of the host answers 403', async () => {
    const archive = await archiveOf(program);
    const md5 = createHash('md5').update(archive).digest('hex');
    vendor.on('/', answer('Forbidden', { status: 403 }));
    vendor.on('/*', (request, response) => {
      answer(request.path.endsWith('.md5') ? `${md5}  archive.tgz` : archive)(request, response);
    });
    const printed = [
      jest.spyOn(console, 'log').mockReturnValue(undefined),
      jest.spyOn(process.stdout, 'write').mockReturnValue(true),
    ];
    const staging = join(directory, 'staging');
    await mongodb.recipes[0]?.make(staging);
    const calls = printed.flatMap((spy) => spy.mock.calls);
    jest.restoreAllMocks();
    expect(await readFile(join(staging, 'mongod'), 'utf8')).toBe(program);
    expect(calls).toEqual([]);
  });
});
