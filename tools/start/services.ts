import { join } from 'node:path';
import { parseConfig } from '../../config/config.ts';
import { isPolling } from '../dev-servers/servers/temporal.ts';
import { bundledFile, bundleSources, runBundle } from '../bundle-sources.ts';
import { definedEnvironment } from '../paths.ts';
import { choosePort } from '../dev-servers/processes/ports.ts';
import type { Session } from '../dev-servers/processes/session.ts';
import type { Supervised } from '../dev-servers/processes/supervise.ts';

export const programs = { api: 'api/server.ts', worker: 'worker/main.ts' } as const;

const usualPort = 3000;
const usualMetricsPorts = { api: 9464, worker: 9465 };
const answerTimeoutMs = 2_000;

/** Beyond the twice `SHUTDOWN_GRACE_MS` that a stopping process may take (docs/runbook.md). */
const killMarginMs = 5_000;

/** The api and the worker as processes of their own. */
export interface Services {
  apiUrl: string;
  ready: () => Promise<void>;
}

/** Starts the api and the worker from one bundle of their sources. They wait for the servers by themselves. */
export async function startServices(
  session: Session,
  environment: Record<string, string>,
): Promise<Services> {
  const ports = await choosePorts();
  const apiUrl = `http://127.0.0.1:${ports.PORT}`;
  const common = { ...environment, PORT: ports.PORT };
  const folder = join(session.directory, 'program');
  await bundleSources(Object.values(programs), folder);
  const api = startService(session, {
    name: 'api',
    program: bundledFile(folder, programs.api),
    nodeArguments: apiArguments,
    environment: { ...common, METRICS_PORT: ports.METRICS_PORT },
    isReady: () => answers(`${apiUrl}/readyz`),
  });
  const worker = startService(session, {
    name: 'worker',
    program: bundledFile(folder, programs.worker),
    environment: { ...common, WORKER_METRICS_PORT: ports.WORKER_METRICS_PORT },
    isReady: (pid) => isPolling(environment['TEMPORAL_ADDRESS'] ?? '', pid),
  });
  return {
    apiUrl,
    ready: async () => {
      await Promise.all([api.ready(), worker.ready()]);
    },
  };
}

/** The ports of api and worker from the environment; a free one replaces a busy one. */
export async function choosePorts() {
  const { api, worker } = usualMetricsPorts;
  const chosen = async (variable: string, usual: number, name: string) =>
    String(await choosePort(wantedPort(variable, usual), name));
  return {
    PORT: await chosen('PORT', usualPort, 'api'),
    METRICS_PORT: await chosen('METRICS_PORT', api, 'api metrics'),
    WORKER_METRICS_PORT: await chosen('WORKER_METRICS_PORT', worker, 'worker metrics'),
  };
}

/** The port named in the environment, which may be 0 for any, or the usual one. */
function wantedPort(variable: string, usual: number): number {
  const text = process.env[variable];
  const port = text === undefined || text === '' ? usual : Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(`${variable}=${text} is no port number.`);
}

/**
 * A larger young generation: with Node's 16 MB a read takes a third longer. One garbage collection thread: with
 * Node's four an api on one core stands still for 50 ms and more.
 */
export const apiArguments = ['--max-semi-space-size=64', '--v8-pool-size=1'];

/** `node` with the loader that runs TypeScript sources, from any working directory. */
export const runSource = ['--import', import.meta.resolve('tsx')];

interface Service {
  name: 'api' | 'worker';
  program: string;
  nodeArguments?: readonly string[];
  environment: Record<string, string>;
  isReady: (pid: number) => Promise<boolean>;
}

function startService(session: Session, service: Service): Supervised {
  const environment = { ...definedEnvironment(), ...service.environment };
  return session.start(service.name, {
    name: service.name,
    command: process.execPath,
    args: [...(service.nodeArguments ?? []), ...runBundle, service.program],
    env: environment,
    logFile: join(session.directory, 'logs', `${service.name}.log`),
    isReady: service.isReady,
    graceMs: parseConfig(environment).shutdownGraceMs * 2 + killMarginMs,
  });
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(answerTimeoutMs) }).catch(
    () => undefined,
  );
  await answer?.body?.cancel();
  return answer?.ok === true;
}
