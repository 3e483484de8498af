import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from '@jest/globals';
import { usageMonth } from '../../domain/accounts/meters.ts';
import { checkKeys } from '../../services/installation/check-keys.ts';
import { findUsage } from '../../storage/accounts/usage.ts';
import { makeJob } from '../storage/market/market-fixture.ts';
import { DEAD_PORT, silentServer } from '../support/dead-server.ts';
import { eventually } from '../support/eventually.ts';
import { buildKey } from '../support/factories.ts';
import { patiently } from '../support/patience.ts';
import { dropMarket, seedMarket } from '../support/market/seed-market.ts';
import { uniqueName } from '../support/servers.ts';
import { startApi, testEnvironment } from '../support/start-api.ts';

interface Answer {
  status: string;
}

const ANSWER_MS = 60_000;

type Child = ChildProcessByStdio<null, Readable, null>;
let children: Child[] = [];

/** The api as an operator starts it, with its address from the log. */
async function spawnServer(
  settings: Record<string, string>,
): Promise<{ child: Child; url: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'api/server.ts'], {
    env: { ...process.env, ...settings, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines = createInterface(child.stdout);
  for await (const line of lines) {
    const { msg, port } = JSON.parse(line) as { msg: string; port: number };
    if (msg === 'api is listening') {
      child.stdout.resume();
      return { child, url: `http://127.0.0.1:${port}` };
    }
  }
  throw new Error('The api ended before it listened.');
}

describe('a process with invalid settings', () => {
  it.each(['api/server.ts', 'worker/main.ts'])('%s names them and nothing else', (entry) => {
    const settings = { ...process.env, PORT: 'x', MONGODB_URL: 'y' };
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', entry], {
      env: settings,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Invalid settings:\n {2}- PORT: .+\n {2}- MONGODB_URL: .+\n$/);
  });
});

/** Promise (decision 0061): a process that would write what the others cannot read does not run. */
describe('a process with another SECRETS_KEY than its installation', () => {
  it.each(['api/server.ts', 'worker/main.ts'])('%s ends and says so', async (entry) => {
    const name = uniqueName('keys');
    const store = await startApi({ name, routes: [] });
    await checkKeys(store.ctx);
    const settings = { ...testEnvironment(name), SECRETS_KEY: 'x'.repeat(32), PORT: '0' };
    const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', entry], {
      env: { ...process.env, ...settings, LOG_LEVEL: 'error' },
      encoding: 'utf8',
      timeout: patiently(ANSWER_MS),
    });
    await store.close();
    expect(status).toBe(1);
    expect(stdout).toContain('SECRETS_KEY does not hold the key');
  });
});

describe('the api process', () => {
  afterEach(() => {
    for (const child of children) child.kill('SIGKILL');
    children = [];
  });

  it('starts while its servers are down, logs it, and stays', async () => {
    const { child, url } = await spawnServer({
      ...testEnvironment(uniqueName('away')),
      MONGODB_URL: `mongodb://127.0.0.1:${DEAD_PORT}/x`,
      ELASTICSEARCH_URL: `http://127.0.0.1:${DEAD_PORT}`,
      TEMPORAL_ADDRESS: `127.0.0.1:${DEAD_PORT}`,
    });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const ready = await fetch(`${url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      503,
      {
        status: 'unreachable',
        checks: { mongodb: 'unreachable', elasticsearch: 'unreachable', temporal: 'unreachable' },
      },
    ]);
    expect(child.exitCode).toBeNull();
  });

  it('at SIGTERM sends load balancers elsewhere while it still answers, for DRAIN_MS', async () => {
    const { child, url } = await spawnServer({
      ...testEnvironment(uniqueName('drain')),
      DRAIN_MS: '3600000',
    });
    child.kill('SIGTERM');
    await eventually('a stopping api', async () => {
      const ready = await fetch(`${url}/readyz`);
      return ready.status === 503 && ((await ready.json()) as Answer).status === 'stopping';
    });
    expect((await fetch(`${url}/healthz`, { headers: { connection: 'close' } })).status).toBe(200);
    expect(child.exitCode).toBeNull();
  });

  it('answers running requests at SIGTERM, writes its counters, and exits 0', async () => {
    const name = uniqueName('stop');
    const api = await startApi({ name });
    const job = makeJob();
    await seedMarket(api.ctx.stores, [job]);
    const { headers, accountId } = await buildKey(api.ctx.stores);
    const hanging = await silentServer();
    const { child, url } = await spawnServer({
      ...testEnvironment(name),
      ELASTICSEARCH_URL: `http://127.0.0.1:${hanging.port}`,
      // The namespace of all tests belongs to none of them.
      TEMPORAL_NAMESPACE: name,
    });
    const running = fetch(`${url}/jobs`, { headers });
    // The response came on another connection, so the search before it is running by now.
    expect((await fetch(`${url}/jobs/${job.id}`, { headers })).status).toBe(200);
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    expect((await running).status).toBe(503);
    expect(await exited).toEqual([0, null]);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    const used = await findUsage(api.ctx.stores, accountId, usageMonth(new Date()));
    expect(used).toEqual({ job_details: 1 });
    hanging.close();
    await dropMarket(api.ctx.stores);
    await api.close();
  });
});
