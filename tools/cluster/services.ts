import { Connection } from '@temporalio/client';
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isPolling } from '../dev-servers/servers/temporal.ts';
import { projectRoot } from '../paths.ts';
import { readJson, writePrivately } from '../start/local-file.ts';
import { apiArguments, runSource } from '../start/services.ts';
import { bundleFile } from '../start/workflow-bundle.ts';
import { mongodbUrl } from './mongodb.ts';
import { addressOf, instancesOf, type Ground, type Part } from './part.ts';
import { API_DOOR, ELASTICSEARCH_DOOR, TEMPORAL_DOOR } from './proxy-names.ts';

export const apiNames = instancesOf('api', 2);

/** Each queue has one worker. The first of a worker's queues shows whether it polls. */
export const workerQueues: Record<string, readonly [string, ...string[]]> = {
  'worker-1': ['market', 'webhooks', 'billing'],
  'worker-2': ['hiring', 'agent', 'mail'],
};

export const workerNames = Object.keys(workerQueues);

/** An api that ends still answers for this long, until the proxy has noticed. */
const DRAIN_MS = 2_000;
/** Twice the default of SHUTDOWN_GRACE_MS, and a margin. */
const GRACE_MS = 25_000;
const ANSWER_MS = 2_000;
const CONNECT_MS = 2_000;
/** TaskQueueType WORKFLOW of Temporal's API. */
const WORKFLOW_TASKS = 1;

/** The api and worker processes, from their sources. */
export function serviceParts(ground: Ground): Part[] {
  return [
    ...apiNames.map((name) => api(ground, name)),
    ...workerNames.map((name) => worker(ground, name)),
  ];
}

/** The settings that every process of the installation shares, and the address where clients reach it. */
export async function serviceEnvironment(ground: Ground): Promise<Record<string, string>> {
  const mail = join(ground.directory, 'mail');
  await mkdir(mail, { recursive: true });
  return {
    NODE_ENV: 'development',
    MONGODB_URL: mongodbUrl(ground),
    ELASTICSEARCH_URL: `http://${addressOf(ground, ELASTICSEARCH_DOOR)}`,
    ELASTICSEARCH_REPLICAS: '1',
    TEMPORAL_ADDRESS: addressOf(ground, TEMPORAL_DOOR),
    PUBLIC_URL: publicUrl(ground),
    TRUST_PROXY: '1',
    DRAIN_MS: String(DRAIN_MS),
    MAIL_DIR: mail,
    ...(await secretsOf(ground.directory)),
    ...ground.settings,
  };
}

/** Where clients reach the api: the proxy. */
export function publicUrl(ground: Ground): string {
  return `http://${addressOf(ground, API_DOOR)}`;
}

function api(ground: Ground, name: string): Part {
  const url = `http://${addressOf(ground, name)}`;
  return {
    name,
    graceMs: GRACE_MS,
    launch: async () => ({
      command: process.execPath,
      args: [...apiArguments, ...runSource, join(sourceOf(ground, name), 'api/server.ts')],
      env: {
        ...(await serviceEnvironment(ground)),
        HOST: '127.0.0.1',
        PORT: String(ground.port(name)),
        METRICS_PORT: '0',
      },
    }),
    isReady: () =>
      readiness(url).then(
        ({ status }) => status === 'ok',
        () => false,
      ),
    lag: async () => {
      const { checks } = await readiness(url);
      const away = Object.entries(checks).filter(([, state]) => state !== 'ok');
      if (away.length === 0) return 'reaches every server';
      return `does not reach ${away.map(([server]) => server).join(', ')}`;
    },
  };
}

function worker(ground: Ground, name: string): Part {
  const queues = workerQueues[name] ?? ['market'];
  const temporal = addressOf(ground, TEMPORAL_DOOR);
  return {
    name,
    graceMs: GRACE_MS,
    launch: async () => ({
      command: process.execPath,
      args: [...runSource, join(sourceOf(ground, name), 'worker/main.ts')],
      env: {
        WORKER_QUEUES: queues.join(','),
        ...(await serviceEnvironment(ground)),
        ...bundleSettings(ground, name),
        WORKER_METRICS_PORT: '0',
      },
    }),
    isReady: (pid) => isPolling(temporal, pid, queues[0]),
    lag: async () => {
      const waiting = await Promise.all(queues.map((queue) => backlogOf(temporal, queue)));
      return queues.map((queue, index) => `${queue} ${waiting[index]} waiting`).join(', ');
    },
  };
}

function sourceOf({ sources }: Ground, name: string): string {
  return sources.get(name) ?? projectRoot;
}

/** Makes the keys of the installation, once. */
export async function makeSecrets({ directory }: Ground): Promise<void> {
  const secrets = Object.fromEntries(
    ['CURSOR_SECRET', 'SECRETS_KEY'].map((name) => [name, randomBytes(32).toString('base64url')]),
  );
  const file = secretsFile(directory);
  if ((await readJson(file)) === undefined) await writePrivately(file, secrets);
}

async function secretsOf(directory: string): Promise<Record<string, string>> {
  return z.record(z.string(), z.string()).parse(await readJson(secretsFile(directory)));
}

function secretsFile(directory: string): string {
  return join(directory, 'secrets.json');
}

interface Readiness {
  status: string;
  checks: Record<string, string>;
}

/** The body of `/readyz`, which says what is away also where the status is 503. */
async function readiness(url: string): Promise<Readiness> {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) });
  return (await answer.json()) as Readiness;
}

/** Workflow tasks that no worker has taken. */
async function backlogOf(address: string, queue: string): Promise<string> {
  const connection = Connection.lazy({ address });
  try {
    const { stats } = await connection.withDeadline(Date.now() + CONNECT_MS, () =>
      connection.workflowService.describeTaskQueue({
        namespace: 'default',
        taskQueue: { name: queue },
        taskQueueType: WORKFLOW_TASKS,
        reportStats: true,
      }),
    );
    return String(stats?.approximateBacklogCount ?? 0);
  } finally {
    await connection.close();
  }
}

/** The settings of a worker that name the bundle. A worker of another release bundles its own workflows. */
function bundleSettings({ directory, sources }: Ground, name: string) {
  return sources.has(name) ? {} : { WORKER_BUNDLE: bundleFile(directory) };
}
