import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { requiredEnvironment } from '../support/servers.ts';

/** A vendor whose archive starts and never continues. */
const vendor = createServer((request, response) => {
  if (request.url === '/') response.end();
  else response.writeHead(200, { 'content-length': '100000000' }).write('x');
});

/** Promise: Ctrl-C ends a command at once, also during the download of a server. */
describe('npm start, stopped during a download', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'openrole-interrupted-'));
    vendor.listen(0, '127.0.0.1');
    await once(vendor, 'listening');
  });
  afterAll(async () => {
    vendor.closeAllConnections();
    vendor.close();
    await rm(directory, { recursive: true });
  });

  it('ends', async () => {
    const own = Object.entries(process.env).filter(([name]) => !/proxy|^MONGODB_URL$/i.test(name));
    const child = spawn(process.execPath, ['tools/run.mjs', 'start'], {
      stdio: 'ignore',
      env: {
        ...Object.fromEntries(own),
        // No mongod on the PATH, and nothing to build one with.
        PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
        OPENROLE_HOME: directory,
        OPENROLE_CACHE: join(directory, 'cache'),
        MONGOMS_DOWNLOAD_MIRROR: `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`,
        MONGOMS_USE_HTTP: 'true',
        ELASTICSEARCH_URL: requiredEnvironment('ELASTICSEARCH_URL'),
        TEMPORAL_ADDRESS: requiredEnvironment('TEMPORAL_ADDRESS'),
      },
    });
    await new Promise<void>((resolve) => {
      vendor.on('request', ({ url }) => {
        if (url?.endsWith('.tgz')) resolve();
      });
    });
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });
});
