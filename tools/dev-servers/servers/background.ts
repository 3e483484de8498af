import { spawn } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { findOrFetch } from '../fetch/find-or-fetch.ts';
import { homeDirectory, projectRoot } from '../../paths.ts';
import { isAlive } from '../processes/alive.ts';
import { findHolder, stopLeftovers, type Holder } from '../processes/home.ts';
import { isStopping } from '../processes/signals.ts';
import { waitUntil } from '../processes/wait-until.ts';
import { servers } from './stack.ts';

/** The background process's name as the holder of the directory. */
export const stackCommand = 'npm run stack -- up';

const startTimeoutMs = 240_000;
const stopTimeoutMs = 60_000;

/** The servers of this home directory, started in the background unless they run. */
export async function ensureBackgroundStack(): Promise<Holder> {
  const running = await runningHolder();
  if (running !== undefined) return running;
  // Fetched here, where the person sees the progress; the background process finds them in the cache.
  await Promise.all(
    servers.filter(({ variable }) => !process.env[variable]).map((server) => findOrFetch(server)),
  );
  const keeper = await spawnKeeper();
  return awaitReady(keeper);
}

/** The holder once its servers are ready, or undefined. */
export async function readyHolder(): Promise<Holder | undefined> {
  const holder = await findHolder(homeDirectory());
  return holder !== undefined && isReady(holder) ? holder : undefined;
}

function isReady({ addresses }: Holder): boolean {
  return Object.keys(addresses).length > 0;
}

/** As `readyHolder`, but waits for servers that are being started in the background. */
async function runningHolder(): Promise<Holder | undefined> {
  const isSettled = async () => {
    const holder = await findHolder(homeDirectory());
    return holder?.command !== stackCommand || isReady(holder);
  };
  await waitUntil(isSettled, startTimeoutMs, isStopping);
  return readyHolder();
}

/** Stops the background servers, including those of a killed keeper; false when there were none. */
export async function stopBackgroundStack(): Promise<boolean> {
  const holder = await findHolder(homeDirectory());
  if (holder === undefined) return stopLeftovers(homeDirectory());
  if (holder.command !== stackCommand) {
    throw new Error(
      `The servers belong to ${holder.command} (pid ${holder.holder.pid}); stop that.`,
    );
  }
  process.kill(holder.holder.pid, 'SIGTERM');
  const ended = await waitUntil(async () => !(await isAlive(holder.holder)), stopTimeoutMs);
  if (!ended) throw new Error(`pid ${holder.holder.pid} does not stop.`);
  return true;
}

interface Keeper {
  logFile: string;
  hasEnded: () => boolean;
}

async function spawnKeeper(): Promise<Keeper> {
  const logs = join(homeDirectory(), 'logs');
  await mkdir(logs, { recursive: true });
  const logFile = join(logs, 'stack.log');
  const log = openSync(logFile, 'w');
  const command = [join(projectRoot, 'tools/run.mjs'), 'stack', 'keep'];
  const child = spawn(process.execPath, command, { detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  child.unref();
  return { logFile, hasEnded: () => child.exitCode !== null || child.signalCode !== null };
}

async function awaitReady({ logFile, hasEnded }: Keeper): Promise<Holder> {
  let holder: Holder | undefined;
  const found = async () => (holder = await readyHolder()) !== undefined;
  await waitUntil(found, startTimeoutMs, () => hasEnded() || isStopping());
  if (holder !== undefined) return holder;
  const log = await readFile(logFile, 'utf8');
  throw new Error(`The servers did not come up:\n${log.trimEnd()}`);
}
