import { join } from 'node:path';
import { isPolling } from '../../tools/dev-servers/servers/temporal.ts';
import { projectRoot } from '../../tools/paths.ts';
import { choosePort } from '../../tools/dev-servers/processes/ports.ts';
import type { Session } from '../../tools/dev-servers/processes/session.ts';
import { apiArguments, runSource } from '../../tools/start/services.ts';
import { buildServices } from './build.ts';

/** More arguments for node, for profiles: BENCH_NODE_ARGS='--cpu-prof --cpu-prof-dir=profiles'. */
const nodeArguments = (process.env['BENCH_NODE_ARGS'] ?? '').split(' ').filter(Boolean);
const GRACE_MS = 15_000;
const BARE_GRACE_MS = 1_000;
const ANSWER_TIMEOUT_MS = 2_000;

/** Starts an api process of this name and waits until it answers. Returns its address. */
export async function startApi(
  session: Session,
  name: string,
  environment: Record<string, string>,
): Promise<string> {
  const { api: entry } = await buildServices();
  const port = await choosePort(0, name);
  const url = `http://127.0.0.1:${port}`;
  const api = session.start('api', {
    name,
    command: process.execPath,
    args: [...apiArguments, ...nodeArguments, entry],
    env: { ...environment, PORT: String(port) },
    logFile: join(session.directory, 'logs', `${name}.log`),
    isReady: () => answers(`${url}/readyz`),
    graceMs: GRACE_MS,
  });
  await api.ready();
  return url;
}

/**
 * Starts the floor a bench is measured against, `bench/<bench>/bare-app.ts`, with what it is given and a port, and
 * waits until it answers. Returns its address.
 */
export async function startBare(session: Session, bench: string, given: string): Promise<string> {
  const port = await choosePort(0, 'bare');
  const url = `http://127.0.0.1:${port}`;
  const bare = session.start('server', {
    name: 'bare',
    command: process.execPath,
    args: [...runSource, join(projectRoot, 'bench', bench, 'bare-app.ts'), given, String(port)],
    env: { NODE_ENV: 'production' },
    logFile: join(session.directory, 'logs', 'bare.log'),
    isReady: () => answers(`${url}/readyz`),
    graceMs: BARE_GRACE_MS,
  });
  await bare.ready();
  return url;
}

/** Starts a worker process and waits until it asks Temporal for work. Returns a function that ends it. */
export async function startWorker(
  session: Session,
  name: string,
  environment: Record<string, string>,
): Promise<() => Promise<void>> {
  const { worker: entry, workflows } = await buildServices();
  const metricsPort = await choosePort(0, name);
  const worker = session.start('worker', {
    name,
    command: process.execPath,
    args: [...nodeArguments, entry],
    env: { ...environment, WORKER_BUNDLE: workflows, WORKER_METRICS_PORT: String(metricsPort) },
    logFile: join(session.directory, 'logs', `${name}.log`),
    isReady: (pid) => isPolling(environment['TEMPORAL_ADDRESS'] ?? '', pid),
    graceMs: GRACE_MS,
  });
  await worker.ready();
  return () => worker.stop();
}

/** Whether an address answers with success. */
export async function answers(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const answer = await fetch(url, { signal }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok === true;
}
