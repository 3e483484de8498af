import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { say } from '../../terminal/say.ts';
import { signalGroup } from './alive.ts';
import { spawnLogged } from './spawn-logged.ts';
import { waitUntil } from './wait-until.ts';

export interface ProcessPlan {
  name: string;
  command: string;
  args: string[];
  env: Record<string, string>;
  logFile: string;
  /** Readiness check, called with the pid of the running process. */
  isReady: (pid: number) => Promise<boolean>;
  /** Time after SIGTERM to finish its work. */
  graceMs: number;
}

/** A process that is restarted when it dies, until it is stopped. */
export interface Supervised {
  name: string;
  /** Milliseconds from its start until it was ready; throws when it does not start. */
  ready: () => Promise<number>;
  stop: () => Promise<void>;
}

export interface Watcher {
  /** Called with every pid the process gets. */
  onStart: (name: string, pid: number) => void;
  /** Called when it died too often to be restarted. */
  onGiveUp: (error: Error) => void;
}

const startTimeoutMs = 300_000;
const restartPauseMs = 500;
/** A process that dies more often than this within a minute is not restarted. */
const deathsPerMinute = 5;

interface State {
  plan: ProcessPlan;
  watcher: Watcher;
  deaths: number[];
  stopping: boolean;
  child?: ChildProcess;
  gone?: Promise<void>;
  failure?: Error;
}

/** Starts the process in a group of its own, its output in its log file. */
export function supervise(plan: ProcessPlan, watcher: Watcher): Supervised {
  const state: State = { plan, watcher, deaths: [], stopping: false };
  const startedAt = performance.now();
  startChild(state);
  return {
    name: plan.name,
    ready: async () => {
      await awaitReady(state);
      return performance.now() - startedAt;
    },
    stop: () => stop(state),
  };
}

function startChild(state: State): void {
  const { plan, watcher } = state;
  const child = spawnLogged(plan);
  state.child = child;
  state.gone = new Promise((resolve) => {
    child.once('error', (error) => {
      giveUp(state, new Error(`${plan.name} cannot be started: ${error.message}`));
      resolve();
    });
    child.once('exit', (code, signal) => {
      if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
      resolve();
      void startAgain(state, signal ?? `exit code ${code}`);
    });
  });
  if (child.pid !== undefined) watcher.onStart(plan.name, child.pid);
}

async function startAgain(state: State, cause: string): Promise<void> {
  if (state.stopping) return;
  const now = performance.now();
  state.deaths = [...state.deaths.filter((at) => now - at < 60_000), now];
  if (state.deaths.length > deathsPerMinute) {
    giveUp(state, new Error(await lastWords(state.plan, `keeps ending (${cause})`)));
    return;
  }
  say(`${state.plan.name} ended (${cause}); starting it again`);
  await pause(restartPauseMs);
  if (state.stopping) return;
  startChild(state);
  await awaitReady(state).then(
    () => say(`${state.plan.name} is back`),
    () => undefined,
  );
}

async function awaitReady(state: State): Promise<void> {
  const { plan } = state;
  const givenUp = () => state.stopping || state.failure !== undefined;
  const isReady = async () => plan.isReady(state.child?.pid ?? 0);
  const ready = await waitUntil(isReady, startTimeoutMs, givenUp);
  if (ready) return;
  throw state.failure ?? new Error(await lastWords(plan, 'did not become ready'));
}

function giveUp(state: State, error: Error): void {
  state.failure = error;
  state.watcher.onGiveUp(error);
}

async function stop(state: State): Promise<void> {
  state.stopping = true;
  const { child, plan } = state;
  const pid = child?.pid;
  if (pid === undefined || child?.exitCode !== null || child.signalCode !== null) return;
  signalGroup(pid, 'SIGTERM');
  const late = setTimeout(() => {
    say(`${plan.name} did not stop within ${plan.graceMs / 1000} s; ending it`);
    signalGroup(pid, 'SIGKILL');
  }, plan.graceMs);
  await state.gone;
  clearTimeout(late);
}

async function lastWords(plan: ProcessPlan, what: string): Promise<string> {
  const log = await readFile(plan.logFile, 'utf8').catch(() => '');
  const lines = log.trimEnd().split('\n').slice(-12);
  const quoted = lines.map((line) => `  ${line}`).join('\n');
  return `${plan.name} ${what}; the end of ${plan.logFile}:\n${quoted}`;
}
