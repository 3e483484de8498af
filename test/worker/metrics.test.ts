import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { choosePort } from '../../tools/dev-servers/processes/ports.ts';
import { metricsAddress } from '../../worker/metrics-address.ts';
import { DEAD_PORT } from '../support/dead-server.ts';
import { eventually } from '../support/eventually.ts';
import { spawnWorker } from '../support/processes/spawn-worker.ts';
import { testEnvironment } from '../support/start-api.ts';

/** An address of this machine other than 127.0.0.1. */
function otherAddress(): string {
  const known = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  return (
    known.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2'
  );
}

/** Promise: the worker's metrics listen on HOST, so that another container can scrape them. */
describe('metrics of the worker', () => {
  let worker: ChildProcess;
  let port: number;

  beforeAll(async () => {
    port = await choosePort(0, 'metrics');
    worker = await spawnWorker({
      ...testEnvironment('metrics'),
      HOST: '0.0.0.0',
      WORKER_METRICS_PORT: String(port),
      // The worker waits for its servers; the test only checks that metrics are served meanwhile.
      TEMPORAL_ADDRESS: `127.0.0.1:${DEAD_PORT}`,
    });
  });
  afterAll(() => void worker.kill('SIGKILL'));

  it('are served on every address with HOST=0.0.0.0', async () => {
    const url = `http://${otherAddress()}:${port}/metrics`;
    await eventually(url, async () => (await fetch(url)).ok);
  }, 130_000);

  it('end with the worker at SIGTERM, even while it waits for a server', async () => {
    const ended = once(worker, 'exit');
    worker.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it.each([
    ['0.0.0.0', '0.0.0.0:9465'],
    ['::', '[::]:9465'],
    ['::1', '[::1]:9465'],
  ])('of %s listen on %s', async (host, address) => {
    expect(await metricsAddress(host, 9465)).toBe(address);
  });
});
