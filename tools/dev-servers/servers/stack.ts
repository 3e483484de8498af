import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findOrFetch } from '../fetch/find-or-fetch.ts';
import { definedEnvironment } from '../../paths.ts';
import { choosePort } from '../processes/ports.ts';
import type { Session } from '../processes/session.ts';
import type { Supervised } from '../processes/supervise.ts';
import { waitUntil } from '../processes/wait-until.ts';
import { say } from '../../terminal/say.ts';
import { elasticsearch } from './elasticsearch.ts';
import { mongodb } from './mongodb.ts';
import type { Program, Server, ServerName } from './server.ts';
import { temporal } from './temporal.ts';

export const servers: Server[] = [mongodb, elasticsearch, temporal];

const usualUiPort = 8233;
const stopGraceMs = 30_000;
const externalTimeoutMs = 20_000;

/** `usual`: the servers' usual ports where they are free. `free`: any. */
export type Ports = 'usual' | 'free';

/** A server that was started, or one that was running already. */
export interface RunningServer {
  name: ServerName;
  address: string;
  /** Undefined for a server named in the environment, which is not stopped. */
  process?: Supervised;
  /** Milliseconds from its start until it was ready. */
  ready: () => Promise<number>;
}

export interface Stack {
  servers: RunningServer[];
  addresses: Record<ServerName, string>;
  /** Undefined when Temporal runs elsewhere and TEMPORAL_UI_URL is not set. */
  temporalUiUrl: string | undefined;
  /** Milliseconds each server took, once all are ready. */
  ready: () => Promise<Record<ServerName, number>>;
}

/** Finds or fetches the three servers and starts them concurrently. Does not wait until they are ready. */
export async function startStack(session: Session, ports: Ports): Promise<Stack> {
  const uiPort = await choosePort(ports === 'usual' ? usualUiPort : 0, 'temporal UI');
  const running = await Promise.all(
    servers.map((server) => startServer(session, server, { ports, uiPort })),
  );
  const external = running.some(
    ({ name, process: ours }) => name === 'temporal' && ours === undefined,
  );
  const temporalUiUrl = external ? process.env['TEMPORAL_UI_URL'] : `http://127.0.0.1:${uiPort}`;
  return {
    servers: running,
    addresses: addressesOf(running),
    temporalUiUrl,
    ready: () => readyTimes(running),
  };
}

/** Finds or fetches one server and starts it on a free port. */
export function startAlone(session: Session, server: Server): Promise<RunningServer> {
  return startServer(session, server, { ports: 'free', uiPort: 0 });
}

/** Environment variables with the addresses of the servers. */
export function stackEnvironment(stack: Stack): Record<string, string> {
  return {
    ...Object.fromEntries(servers.map(({ name, variable }) => [variable, stack.addresses[name]])),
    ...(stack.temporalUiUrl === undefined ? {} : { TEMPORAL_UI_URL: stack.temporalUiUrl }),
  };
}

async function startServer(
  session: Session,
  server: Server,
  options: { ports: Ports; uiPort: number },
): Promise<RunningServer> {
  const external = process.env[server.variable];
  if (external !== undefined && external !== '') return useExternal(server, external);
  const program = await findOrFetch(server);
  const dataDirectory = await prepareData(session.directory, server, program);
  const port = await choosePort(options.ports === 'usual' ? server.usualPort : 0, server.name);
  const launch = await server.launch(program, { dataDirectory, port, uiPort: options.uiPort });
  const address = server.addressOf(port);
  const started = session.start('server', {
    name: server.name,
    command: launch.command,
    args: launch.args,
    env: { ...inheritedEnvironment(), ...launch.env },
    logFile: join(session.directory, 'logs', `${server.name}.log`),
    isReady: () => server.isReady(address),
    graceMs: stopGraceMs,
  });
  return { name: server.name, address, process: started, ready: started.ready };
}

function useExternal(server: Server, address: string): RunningServer {
  say(`${server.name}: ${server.variable} is set; using that server`);
  return {
    name: server.name,
    address,
    ready: async () => {
      const isReady = await waitUntil(() => server.isReady(address), externalTimeoutMs);
      if (isReady) return 0;
      throw new Error(`${server.name}: the server named by ${server.variable} does not answer.`);
    },
  };
}

/** Creates the data directory. Two programs that speak the same protocol cannot read each other's files. */
async function prepareData(home: string, server: Server, program: Program): Promise<string> {
  const directory = join(home, 'data', server.name);
  await mkdir(directory, { recursive: true });
  const [flavour] = program.flavour.split(' ');
  const file = `${directory}.flavour`;
  const written = (await readFile(file, 'utf8').catch(() => undefined))?.trim();
  if (written === undefined) await writeFile(file, `${flavour}\n`);
  if (written === undefined || written === flavour) return directory;
  throw new Error(
    `${server.name}: ${directory} was written by ${written}, but ${flavour} was found. ` +
      'Name another directory in OPENROLE_HOME, or remove this one to begin anew.',
  );
}

/** The shell's environment, without variables that override Elasticsearch's configuration. */
function inheritedEnvironment(): Record<string, string> {
  const entries = Object.entries(definedEnvironment()).filter(([name]) => !name.startsWith('ES_'));
  return Object.fromEntries(entries);
}

function addressesOf(running: RunningServer[]): Record<ServerName, string> {
  const entries = running.map(({ name, address }) => [name, address]);
  return Object.fromEntries(entries) as Record<ServerName, string>;
}

async function readyTimes(running: RunningServer[]): Promise<Record<ServerName, number>> {
  const times = await Promise.all(running.map(async ({ name, ready }) => [name, await ready()]));
  return Object.fromEntries(times) as Record<ServerName, number>;
}
