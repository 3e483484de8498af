import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Connection } from '@temporalio/client';
import { restoreIndexes } from '../../services/market/indexing/restore-indexes.ts';
import { findNode, nodeReleases } from '../../tools/node/releases.ts';
import { choosePort } from '../../tools/dev-servers/processes/ports.ts';
import { apiArguments } from '../../tools/start/services.ts';
import { eventually } from '../support/eventually.ts';
import { buildKey } from '../support/factories.ts';
import { dropMarket } from '../support/market/seed-market.ts';
import { patiently } from '../support/patience.ts';
import { bundledProgram } from '../support/processes/bundled-program.ts';
import { runTool } from '../support/run-tool.ts';
import { uniqueName } from '../support/servers.ts';
import { startApi, testEnvironment, type TestApi } from '../support/start-api.ts';
import { addNamespace } from '../support/temporal-namespace.ts';

const root = join(__dirname, '../..');
const FETCH_MS = 300_000;
const WAIT_MS = 50_000;
const ANSWER_MS = 10_000;
const OUTPUT_SHOWN = 4_000;

/** Promise: api and worker run on the releases of Node that the image and its users have, not only on that of the tests. */
describe.each(nodeReleases)('Node %s', (release) => {
  const name = uniqueName('node').replaceAll('_', '-');
  const environment = { ...testEnvironment(name), TEMPORAL_NAMESPACE: name };
  const running: ChildProcess[] = [];
  let output = '';
  let node: string;
  let connection: Connection;
  let store: TestApi;

  beforeAll(async () => {
    node = await findNode(release);
    connection = await addNamespace(name);
    store = await startApi({ name, routes: [], settings: { TEMPORAL_NAMESPACE: name } });
    // Without a worker a role that is published before its index exists is not indexed later.
    await restoreIndexes(store.ctx.stores);
    await eventually(
      'the namespace',
      async () => (await runTool(['search-attributes'], environment)).code === 0,
    );
  }, FETCH_MS);
  afterAll(async () => {
    for (const child of running) {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    await dropMarket(store.ctx.stores);
    await store.close();
    await connection.close();
  });

  async function start(
    program: 'api' | 'worker',
    own: Record<string, string>,
    args: string[] = [],
  ): Promise<void> {
    const env = { ...process.env, ...environment, LOG_LEVEL: 'warn', ...own };
    const child = spawn(node, [...args, ...(await bundledProgram(program))], { env });
    const keep = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    running.push(child);
  }

  /** On timeout the error shows what the processes wrote. */
  function eventuallyHere(what: string, condition: () => Promise<boolean>): Promise<void> {
    return eventually(() => `${what}\n${output.slice(-OUTPUT_SHOWN)}`, condition, WAIT_MS);
  }

  it('serves a search for a published role', async () => {
    const port = await choosePort(0, 'api');
    await start('api', { PORT: String(port) }, apiArguments);
    const url = `http://127.0.0.1:${port}`;
    await eventuallyHere('the api', async () => (await ask(`${url}/readyz`)).ok);
    const { headers } = await buildKey(store.ctx.stores);
    const send = (method: string, path: string, body: object) =>
      ask(url + path, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await send('PUT', '/jobs/post/organization', { name: 'Lantern Ferries' });
    const role = { title: 'Night Ferry Engineer', description_text: 'You keep it running.' };
    const posted = await send('POST', '/jobs/post', { ...role, publish: true });
    expect(posted.status).toBe(201);
    await eventuallyHere('the role', async () => {
      const found = await ask(`${url}/jobs?title=engineer`, { headers });
      const { data } = (await found.json()) as { data: { title: string }[] };
      return data.length === 1 && data[0]?.title === role.title;
    });
  }, 120_000);

  it('works on a task queue', async () => {
    const port = await choosePort(0, 'metrics');
    await start('worker', { WORKER_METRICS_PORT: String(port) });
    await eventuallyHere('a task', async () => {
      const metrics = await ask(`http://127.0.0.1:${port}/metrics`);
      return /^temporal_activity_task_received\{/m.test(await metrics.text());
    });
  }, 120_000);
});

function ask(url: string, request: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...request, signal: AbortSignal.timeout(patiently(ANSWER_MS)) });
}

describe('the image', () => {
  it('has the last of these releases', () => {
    const text = readFileSync(join(root, 'Dockerfile'), 'utf8');
    const majors = [...text.matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => major);
    expect(new Set(majors)).toEqual(new Set([nodeReleases.at(-1)?.split('.')[0]]));
  });
});
