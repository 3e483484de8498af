import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fetchIntoCache } from '../../tools/dev-servers/fetch/cache.ts';
import { runTool } from '../../tools/dev-servers/fetch/run-tool.ts';
import { requireTool, which } from '../../tools/dev-servers/fetch/toolchain.ts';
import { definedEnvironment } from '../../tools/paths.ts';
import { choosePort } from '../../tools/dev-servers/processes/ports.ts';
import type { Session } from '../../tools/dev-servers/processes/session.ts';
import { say } from '../../tools/terminal/say.ts';
import { startPostgres } from '../postgres/server.ts';
import { answers } from '../stack/services.ts';

const run = promisify(execFile);
const MODULE = 'github.com/hookdeck/outpost';
export const OUTPOST_VERSION = 'v1.1.0';
const PROGRAMS = ['outpost', 'outpost-server'];
const DEBIAN_PACKAGES = ['redis-server', 'rabbitmq-server'];
const RABBITMQ = '/usr/lib/rabbitmq/bin/rabbitmq-server';
const GRACE_MS = 15_000;
const KEY = 'bench-only-key-of-32-characters!';

/** A running process of Outpost. */
export interface Outpost {
  /** An endpoint of a tenant of its own. Returns the tenant. */
  addEndpoint(url: string): Promise<string>;
  /** Takes an event; returns when Outpost says it has it. */
  publish(tenant: string, event: { id: string; kind: string; data: unknown }): Promise<void>;
  stop(): Promise<void>;
}

/** The servers that Outpost stores in. */
export interface OutpostServers {
  /** Starts a process of Outpost that works on so many messages of a queue at a time; its default is 1. */
  start(concurrency: number): Promise<Outpost>;
}

/** Outpost with its defaults: only addresses, keys and the kind of headers are set. Null, said loudly, where one of its servers is not to be had. */
export async function startOutpostServers(
  session: Session,
  topic: string,
): Promise<OutpostServers | null> {
  const folder = await build();
  if (!(await installServers())) return null;
  const postgres = await startPostgres(session);
  if (postgres === null) return null;
  const shared = {
    ...definedEnvironment(),
    API_KEY: KEY,
    API_JWT_SECRET: KEY,
    AES_ENCRYPTION_SECRET: KEY,
    REDIS_HOST: '127.0.0.1',
    REDIS_PORT: String(await startRedis(session)),
    POSTGRES_URL: `postgres://postgres@127.0.0.1:${postgres.port}/postgres?sslmode=disable`,
    RABBITMQ_SERVER_URL: `amqp://guest:guest@127.0.0.1:${await startRabbitmq(session)}`,
    TOPICS: topic,
    DESTINATIONS_WEBHOOK_MODE: 'standard',
    DISABLE_TELEMETRY: 'true',
    GIN_MODE: 'release',
  };
  const [admin = '', command = ''] = PROGRAMS.map((program) => join(folder, program));
  await run(admin, ['migrate', 'apply', '--yes'], { env: shared, cwd: session.directory });
  return {
    async start(concurrency) {
      const port = await choosePort(0, 'outpost');
      const api = `http://127.0.0.1:${port}/api/v1`;
      const limit = String(concurrency);
      const outpost = session.start('server', {
        name: 'outpost',
        command,
        args: [],
        env: {
          ...shared,
          API_PORT: String(port),
          PUBLISH_MAX_CONCURRENCY: limit,
          DELIVERY_MAX_CONCURRENCY: limit,
          LOG_MAX_CONCURRENCY: limit,
        },
        logFile: join(session.directory, 'logs', `outpost-${limit}.log`),
        isReady: () => answers(`${api}/healthz`),
        graceMs: GRACE_MS,
      });
      await outpost.ready();
      return { ...clientOf(api), stop: () => outpost.stop() };
    },
  };
}

function clientOf(api: string): Omit<Outpost, 'stop'> {
  async function send(method: string, path: string, body?: unknown): Promise<void> {
    const answer = await fetch(api + path, {
      method,
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`outpost ${path}: ${answer.status} ${text.slice(0, 200)}`);
  }
  return {
    async addEndpoint(url) {
      const tenant = `tenant-${randomUUID()}`;
      await send('PUT', `/tenants/${tenant}`);
      const destination = { type: 'webhook', topics: ['*'], config: { url } };
      await send('POST', `/tenants/${tenant}/destinations`, destination);
      return tenant;
    },
    publish: (tenant_id, { id, kind: topic, data }) =>
      send('POST', '/publish', { id, tenant_id, topic, data }),
  };
}

/** Both programs, built once by go from a module that requires them. Returns their folder. */
async function build(): Promise<string> {
  const entry = { server: 'outpost', version: OUTPOST_VERSION, program: 'outpost-server' };
  const program = await fetchIntoCache(entry, async (staging) => {
    const go = await requireTool('go', 'install Go 1.24 or newer (https://go.dev/dl)');
    await writeFile(
      join(staging, 'go.mod'),
      `module peer\n\ngo 1.24\n\nrequire ${MODULE} ${OUTPOST_VERSION}\n`,
    );
    for (const name of PROGRAMS) {
      say(`outpost: building ${name} with go (about two minutes)`);
      const args = ['build', '-mod=mod', '-o', join(staging, name), `${MODULE}/cmd/${name}`];
      await runTool({ name: 'outpost', command: go, args, cwd: staging });
    }
  });
  return join(program, '..');
}

async function installServers(): Promise<boolean> {
  if ((await which('redis-server')) !== undefined && (await which('rabbitmq-server')) !== undefined)
    return true;
  if (process.getuid?.() === 0) {
    const args = ['install', '--yes', '--no-install-recommends', ...DEBIAN_PACKAGES];
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const tool = { name: 'outpost', command: 'apt-get', args, env };
    if (
      await runTool(tool).then(
        () => true,
        () => false,
      )
    )
      return true;
  }
  say(`outpost: NOT MEASURED: install the Debian packages ${DEBIAN_PACKAGES.join(' and ')}`);
  return false;
}

async function startRedis(session: Session): Promise<number> {
  const port = await choosePort(0, 'redis');
  const directory = join(session.directory, 'redis');
  await mkdir(directory, { recursive: true });
  const redis = session.start('server', {
    name: 'redis',
    command: 'redis-server',
    args: ['--port', String(port), '--bind', '127.0.0.1', '--dir', directory],
    env: definedEnvironment(),
    logFile: join(session.directory, 'logs', 'redis.log'),
    isReady: () => succeeds('redis-cli', ['-p', String(port), 'ping']),
    graceMs: GRACE_MS,
  });
  await redis.ready();
  return port;
}

/** Debian's RabbitMQ with files, ports and a name of its own; as the user it is made for where we are root. */
async function startRabbitmq(session: Session): Promise<number> {
  const ports = await Promise.all(['node', 'dist', 'epmd'].map((name) => choosePort(0, name)));
  const [port = 0, distPort, epmdPort] = ports;
  const directory = join(session.directory, 'rabbitmq');
  await mkdir(directory, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    await chmod(session.directory, 0o711);
    await run('chown', ['rabbitmq', directory]);
  }
  const command = [RABBITMQ];
  if (isRoot) command.unshift('runuser', '-u', 'rabbitmq', '--');
  const [first = '', ...args] = command;
  const rabbitmq = session.start('server', {
    name: 'rabbitmq',
    command: first,
    args,
    env: {
      ...definedEnvironment(),
      HOME: directory,
      RABBITMQ_NODENAME: `bench${port}@localhost`,
      RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
      RABBITMQ_NODE_PORT: String(port),
      RABBITMQ_DIST_PORT: String(distPort),
      ERL_EPMD_PORT: String(epmdPort),
      RABBITMQ_MNESIA_BASE: directory,
      RABBITMQ_LOG_BASE: directory,
      RABBITMQ_ENABLED_PLUGINS_FILE: join(directory, 'plugins'),
      RABBITMQ_CONFIG_FILE: join(directory, 'none'),
    },
    logFile: join(session.directory, 'logs', 'rabbitmq.log'),
    isReady: () => isOpen(port),
    graceMs: GRACE_MS,
  });
  await rabbitmq.ready();
  return port;
}

async function succeeds(command: string, args: string[]): Promise<boolean> {
  return run(command, args).then(
    () => true,
    () => false,
  );
}

/** Whether something listens at a port. */
async function isOpen(port: number): Promise<boolean> {
  return succeeds('bash', ['-c', `echo > /dev/tcp/127.0.0.1/${port}`]);
}
