import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { download, open, reach, sha512 } from '../../tools/dev-servers/fetch/download.ts';
import { DEAD_PORT } from '../support/dead-server.ts';

/** Promise: a download is complete or an error, and an unresponsive host is abandoned within ten seconds. */
const content = 'x'.repeat(100_000);
let server: Server;
let base: string;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'openrole-download-'));
  server = createServer((request, response) => {
    if (request.url === '/silent') return;
    if (request.url === '/cut') {
      response.writeHead(200, { 'content-length': String(content.length) });
      response.write(content.slice(0, 1000), () => response.destroy());
      return;
    }
    response.statusCode = request.url === '/missing' ? 404 : 200;
    response.end(content);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await rm(directory, { recursive: true });
});

describe('downloading', () => {
  it('writes the file for a checksum comparison', async () => {
    const file = join(directory, 'whole');
    await download(`${base}/file`, file, 'test');
    expect(await readFile(file, 'utf8')).toBe(content);
    expect(await sha512(file)).toBe(createHash('sha512').update(content).digest('hex'));
  });

  it('fails on an error status and names the host', async () => {
    await expect(open(`${base}/missing`)).rejects.toThrow(/127\.0\.0\.1:\d+: HTTP 404/);
  });

  it('treats any response as a reachable host', async () => {
    await expect(reach(`${base}/missing`)).resolves.toBeUndefined();
    await expect(reach(`http://127.0.0.1:${DEAD_PORT}/`)).rejects.toThrow('127.0.0.1');
  });

  it('fails when the connection is cut', async () => {
    await expect(download(`${base}/cut`, join(directory, 'cut'), 'test')).rejects.toThrow();
  });

  it('gives up on a host that does not respond within ten seconds', async () => {
    const startedAt = performance.now();
    await expect(open(`${base}/silent`)).rejects.toThrow('no answer');
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  }, 15_000);
});
