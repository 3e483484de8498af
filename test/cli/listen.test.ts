import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventBody } from '../../domain/webhooks/events/event.ts';
import { verifyWebhook } from '../../sdk/webhooks/index.ts';
import { insertEvents } from '../../storage/webhooks/events/events.ts';
import { eventually } from '../support/eventually.ts';
import { buildKey, type TestKey } from '../support/factories.ts';
import { startApi, type TestApi } from '../support/start-api.ts';
import { exampleEvent } from '../support/webhooks/webhook-bench.ts';

const program = join(__dirname, '../../cli/openrole.mjs');

interface Received {
  signature: string | undefined;
  timestamp: string | undefined;
  body: string;
}

describe('openrole listen', () => {
  let api: TestApi;
  let key: TestKey;
  let receiver: Server;
  let listening: ChildProcess | undefined;
  const received: Received[] = [];
  const statuses: number[] = [];
  let messages = '';
  let output = '';

  beforeAll(async () => {
    api = await startApi();
    key = await buildKey(api.ctx.stores);
    receiver = createServer((request, response) => {
      void text(request).then((body) => {
        const header = (name: string) => request.headers[name]?.toString();
        received.push({
          signature: header('service-webhook-signature'),
          timestamp: header('service-webhook-timestamp'),
          body,
        });
        response.writeHead(statuses.shift() ?? 204).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    listening?.kill('SIGKILL');
    receiver.close();
    await api.close();
  });

  const environment = (apiKey = key.apiKey) => ({
    ...process.env,
    OPENROLE_URL: api.url,
    OPENROLE_API_KEY: apiKey,
  });

  it('forwards new events of every time of creation once, signed, and repeats what failed', async () => {
    const { stores } = api.ctx;
    await insertEvents(stores, [exampleEvent('job.published', key.accountId)]);
    const printed = spawnSync(process.execPath, [program, 'listen', '--print-secret'], {
      env: environment(),
    });
    const secret = printed.stdout.toString().trim();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
    listening = spawn(process.execPath, [program, 'listen', '--forward-to', url], {
      env: environment(),
    });
    listening.stderr?.on('data', (chunk) => (messages += String(chunk)));
    listening.stdout?.on('data', (chunk) => (output += String(chunk)));
    await eventually('it listens', () => messages.includes('forwarded to'), 60_000);
    expect(messages.split('\n')[0]).toBe(secret);

    const late = {
      ...exampleEvent('job.closed', key.accountId),
      createdAt: new Date(Date.now() - 3_600_000),
    };
    const events = [exampleEvent('candidate.created', key.accountId), late];
    statuses.push(500);
    await insertEvents(stores, events);
    await eventually('the repetition', () => received.length === 3, 20_000);
    const polled = output.length;
    await insertEvents(stores, [exampleEvent('job.updated', key.accountId)]);
    await eventually('a later poll', () => output.length > polled && received.length === 4, 20_000);
    const bodies = received.slice(0, 3).map(({ body }) => body);
    expect(new Set(bodies)).toEqual(new Set(events.map(eventBody)));
    for (const one of received) expect(verifyWebhook({ ...one, secret }).id).toMatch(/^evt_/);
    expect(output).toContain(' 500, again in 1 s\n');

    const exited = new Promise((resolve) => listening?.once('exit', resolve));
    listening.kill('SIGTERM');
    expect(await exited).toBe(0);
  }, 120_000);

  it('exits with 4 for a key that is refused, and with 2 without an address', async () => {
    const listen = (args: string[], apiKey?: string) =>
      new Promise((exited) => {
        const child = spawn(process.execPath, [program, 'listen', ...args], {
          env: environment(apiKey),
          stdio: 'ignore',
        });
        child.once('exit', exited);
      });
    expect(await listen(['--forward-to', 'localhost:9'], 'ork_live_nobody')).toBe(4);
    expect(await listen([])).toBe(2);
  }, 30_000);
});
