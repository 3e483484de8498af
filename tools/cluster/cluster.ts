import { join } from 'node:path';
import { findOrFetch } from '../dev-servers/fetch/find-or-fetch.ts';
import { requireTool } from '../dev-servers/fetch/toolchain.ts';
import {
  markProcess,
  isAlive,
  signalGroup,
  type ProcessMark,
} from '../dev-servers/processes/alive.ts';
import { choosePort } from '../dev-servers/processes/ports.ts';
import { isStopping } from '../dev-servers/processes/signals.ts';
import { spawnLogged } from '../dev-servers/processes/spawn-logged.ts';
import { waitUntil } from '../dev-servers/processes/wait-until.ts';
import { elasticsearch } from '../dev-servers/servers/elasticsearch.ts';
import { mongodb } from '../dev-servers/servers/mongodb.ts';
import { findOrInstallPostgres } from '../dev-servers/servers/postgresql.ts';
import { temporalServer } from '../dev-servers/servers/temporal-server.ts';
import { definedEnvironment } from '../paths.ts';
import { say } from '../terminal/say.ts';
import { bundleWorkflows } from '../start/workflow-bundle.ts';
import { elasticsearchParts, elasticsearchPorts } from './elasticsearch.ts';
import { mongodbNames, mongodbParts, prepareReplicaSet } from './mongodb.ts';
import type { Ground, Part, Programs } from './part.ts';
import { postgresql, prepareTemporalSchema } from './postgresql.ts';
import { haproxy } from './proxy.ts';
import { API_DOOR, ELASTICSEARCH_DOOR, STATISTICS, TEMPORAL_DOOR } from './proxy-names.ts';
import { apiNames, makeSecrets, serviceParts } from './services.ts';
import { livingProcess, noteProcess, readPorts, writePorts } from './state.ts';
import { prepareNamespace, temporalParts, temporalPorts } from './temporal.ts';

const START_MS = 300_000;

/** The processes of a cluster in a folder. Each runs on after the command that started it. */
export interface Cluster {
  ground: Ground;
  /** In the order in which they start. */
  parts: Part[];
  /** The part of this name; throws and lists the names when there is none. */
  part: (name: string) => Part;
  /** The part's process while it runs, paused or not. */
  processOf: (part: Part) => Promise<ProcessMark | undefined>;
  /** Starts what does not run, in order, and prepares the stores of Temporal. */
  up: () => Promise<void>;
  /** Stops every part in the reverse order. The data stays. */
  down: () => Promise<void>;
  /** Starts a part that has ended, or continues a paused one, and waits until it is ready. */
  start: (part: Part) => Promise<void>;
  /** Sends a signal to a part and everything it started. @throws if it does not run. */
  signal: (part: Part, signal: NodeJS.Signals) => Promise<void>;
  /** SIGTERM, and SIGKILL after its grace time. */
  stop: (part: Part) => Promise<void>;
}

/**
 * The cluster in the folder, with more `settings` of api and worker. Finds or fetches its programs, and chooses ports
 * at the first time.
 */
export async function openCluster(
  directory: string,
  settings: Record<string, string> = {},
): Promise<Cluster> {
  const programs = await findPrograms();
  const ports = await choosePorts(directory, programs);
  const port = (name: string) => portOf(ports, name);
  const ground: Ground = { directory, programs, settings, sources: new Map(), port };
  const groups = groupsOf(ground);
  const parts = groups.flatMap(({ members }) => members);
  const processOf = (part: Part) => livingProcess(directory, part.name);
  const start = async (part: Part) => {
    const running = await processOf(part);
    if (running === undefined) await spawnPart(directory, part);
    else signalGroup(running.pid, 'SIGCONT');
    await awaitReady(part, () => processOf(part));
  };
  const stop = async (part: Part) => {
    const running = await processOf(part);
    if (running !== undefined) await endProcess(running, part.graceMs);
  };
  return {
    ground,
    parts,
    part: (name) => partNamed(parts, name),
    processOf,
    start,
    stop,
    up: async () => {
      for (const { members, prepare } of groups) {
        await Promise.all(members.map(start));
        await prepare?.(ground);
      }
    },
    down: async () => {
      for (const { members } of [...groups].reverse()) await Promise.all(members.map(stop));
    },
    signal: async (part, signal) => {
      const running = await processOf(part);
      if (running === undefined) throw new Error(`${part.name} does not run.`);
      signalGroup(running.pid, signal);
      if (signal === 'SIGKILL') await waitUntil(async () => !(await isAlive(running)), START_MS);
    },
  };
}

interface Group {
  members: Part[];
  /** Runs once these are ready, before the next group starts. */
  prepare?: (ground: Ground) => Promise<void>;
}

function groupsOf(ground: Ground): Group[] {
  const temporal = temporalParts(ground);
  return [
    {
      members: [postgresql(ground), ...mongodbParts(ground), ...elasticsearchParts(ground)],
      prepare: async () => {
        await Promise.all([prepareTemporalSchema(ground), prepareReplicaSet(ground)]);
      },
    },
    { members: [haproxy(ground)], prepare: makeSecrets },
    // The first process creates the records of Temporal's own cluster; a second one at the same moment would fail.
    { members: temporal.slice(0, 1) },
    {
      members: temporal.slice(1),
      prepare: async () => {
        await Promise.all([prepareNamespace(ground), bundleWorkflows(ground.directory)]);
      },
    },
    { members: serviceParts(ground) },
  ];
}

async function findPrograms(): Promise<Programs> {
  const folder = await findOrInstallPostgres();
  if (folder === undefined) {
    throw new Error('PostgreSQL is not installed; install it (Debian: apt-get install postgresql)');
  }
  const [database, search, temporal] = await Promise.all([
    findOrFetch(mongodb),
    findOrFetch(elasticsearch),
    findOrFetch(temporalServer),
  ]);
  return {
    mongodb: database,
    elasticsearch: search,
    temporalServer: temporal.path,
    postgresql: folder,
    haproxy: await requireTool('haproxy', 'install it (Debian: apt-get install haproxy)'),
  };
}

/** Ports stay the same while a process uses them: the parts know each other by them. */
async function choosePorts(directory: string, programs: Programs): Promise<Record<string, number>> {
  const kept = await readPorts(directory);
  const alive = await Promise.all(Object.keys(kept).map((name) => livingProcess(directory, name)));
  if (alive.some((process) => process !== undefined)) return kept;
  const ports: Record<string, number> = {};
  for (const name of portNames(programs)) ports[name] = await choosePort(kept[name] ?? 0, name);
  await writePorts(directory, ports);
  return ports;
}

function portNames(programs: Programs): string[] {
  const doors = [API_DOOR, ELASTICSEARCH_DOOR, TEMPORAL_DOOR, STATISTICS];
  const servers = ['postgresql', ...mongodbNames(programs), ...elasticsearchPorts];
  return [...servers, ...temporalPorts, ...doors, ...apiNames];
}

function portOf(ports: Record<string, number>, name: string): number {
  const port = ports[name];
  if (port === undefined) throw new Error(`The cluster has no port named ${name}.`);
  return port;
}

function partNamed(parts: Part[], name: string): Part {
  const part = parts.find((one) => one.name === name);
  if (part !== undefined) return part;
  const names = parts.map((one) => one.name).join(', ');
  throw new Error(`There is no part ${name}. The parts are ${names}.`);
}

/** Starts the part in a process group of its own, its output in its log file. */
async function spawnPart(directory: string, part: Part): Promise<void> {
  const { command, args, env } = await part.launch();
  const child = spawnLogged({
    command,
    args,
    env: { ...definedEnvironment(), ...env },
    logFile: logFileOf(directory, part),
  });
  child.unref();
  child.once('error', (error) => say(`${part.name} cannot be started: ${error.message}`));
  const mark = child.pid === undefined ? undefined : await markProcess(child.pid);
  if (mark === undefined) throw new Error(`${part.name} cannot be started: ${command}`);
  await noteProcess(directory, part.name, mark);
}

/** Where a part writes. */
export function logFileOf(directory: string, { name }: Part): string {
  return join(directory, 'logs', `${name}.log`);
}

async function awaitReady(
  part: Part,
  processOf: () => Promise<ProcessMark | undefined>,
): Promise<void> {
  let ended = false;
  const isReady = async () => {
    const process = await processOf();
    ended = process === undefined;
    return process !== undefined && part.isReady(process.pid);
  };
  const ready = await waitUntil(isReady, START_MS, () => ended || isStopping());
  if (!ready)
    throw new Error(`${part.name} ${ended ? 'ended' : 'does not become ready'}; its log says why.`);
}

async function endProcess(running: ProcessMark, graceMs: number): Promise<void> {
  // A paused process would not see the signal.
  signalGroup(running.pid, 'SIGCONT');
  signalGroup(running.pid, 'SIGTERM');
  const hasEnded = async () => !(await isAlive(running));
  if (await waitUntil(hasEnded, graceMs)) return;
  signalGroup(running.pid, 'SIGKILL');
  await waitUntil(hasEnded, graceMs);
}
