import { Connection } from '@temporalio/client';
import proto from '@temporalio/proto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registerSearchAttributes } from '../../clients/temporal/search-attributes.ts';
import { searchAttributeNames } from '../../workflows/common/contract.ts';
import { waitUntil } from '../dev-servers/processes/wait-until.ts';
import { addressOf, instancesOf, type Ground, type Part } from './part.ts';
import { temporalDatabases } from './postgresql.ts';
import { TEMPORAL_DOOR } from './proxy-names.ts';

/** Each runs as two processes. */
const services = ['frontend', 'history', 'matching', 'worker'] as const;
type Service = (typeof services)[number];

const NAMESPACE = 'default';
const RETENTION_S = 86_400;
/** Fixed for the life of an installation. */
const HISTORY_SHARDS = 16;
const GRACE_MS = 20_000;
const CONNECT_MS = 2_000;
const NAMESPACE_MS = 60_000;
/** gRPC status ALREADY_EXISTS. */
const ALREADY_EXISTS = 6;

/** The names of the Temporal processes, frontends first. */
export const temporalNames = services.flatMap((service) =>
  instancesOf(`temporal-${service}`, 2).map((name) => ({ name, service })),
);

export const frontendNames = instancesOf('temporal-frontend', 2);

/** The ports of each process: where it serves, and where the others find it. */
export const temporalPorts = temporalNames.flatMap(({ name }) => [name, membershipOf(name)]);

/** The processes of Temporal's server over PostgreSQL. They find each other through the database. */
export function temporalParts(ground: Ground): Part[] {
  return temporalNames.map(({ name, service }) => ({
    name,
    graceMs: GRACE_MS,
    launch: async () => {
      const root = join(ground.directory, 'config', name);
      await mkdir(root, { recursive: true });
      // JSON is YAML.
      await writeFile(join(root, 'cluster.yaml'), JSON.stringify(configOf(ground, name, service)));
      const place = ['--root', root, '--config', '.', '--env', 'cluster', '--allow-no-auth'];
      const args = [...place, 'start', '--service', service];
      return { command: ground.programs.temporalServer, args, env: {} };
    },
    isReady: () => isServing(addressOf(ground, name), service),
    lag: () => lagOf(addressOf(ground, name), service),
  }));
}

/** Creates the namespace and its search attributes once the frontends answer. Idempotent. */
export async function prepareNamespace(ground: Ground): Promise<void> {
  const address = addressOf(ground, TEMPORAL_DOOR);
  const registered = await waitUntil(() => registerNamespace(address), NAMESPACE_MS);
  if (!registered) throw new Error(`Temporal does not create the namespace ${NAMESPACE}.`);
  // Each process reads new namespaces from the database from time to time.
  const known = await waitUntil(() => registerAttributes(address), NAMESPACE_MS);
  if (!known) throw new Error('Temporal does not register the search attributes.');
}

function configOf(ground: Ground, name: string, service: Service) {
  const door = addressOf(ground, TEMPORAL_DOOR);
  const active = {
    enabled: true,
    initialFailoverVersion: 1,
    rpcName: 'frontend',
    rpcAddress: door,
  };
  return {
    log: { stdout: true, level: 'warn' },
    persistence: {
      defaultStore: 'temporal',
      visibilityStore: 'temporal_visibility',
      numHistoryShards: HISTORY_SHARDS,
      datastores: Object.fromEntries(
        Object.keys(temporalDatabases).map((database) => [database, storeOf(ground, database)]),
      ),
    },
    global: { membership: { maxJoinDuration: '30s', broadcastAddress: '127.0.0.1' } },
    services: { ...othersOf(ground), [service]: rpcOf(ground, name) },
    clusterMetadata: {
      enableGlobalNamespace: false,
      failoverVersionIncrement: 10,
      masterClusterName: 'active',
      currentClusterName: 'active',
      clusterInformation: { active },
    },
    publicClient: { hostPort: door },
  };
}

/** A process looks for others only of the services that its configuration names. */
function othersOf(ground: Ground) {
  return Object.fromEntries(
    services.map((service) => [service, rpcOf(ground, `temporal-${service}-1`)]),
  );
}

function rpcOf(ground: Ground, name: string) {
  const grpcPort = ground.port(name);
  const membershipPort = ground.port(membershipOf(name));
  return { rpc: { grpcPort, membershipPort, bindOnIP: '127.0.0.1' } };
}

function storeOf(ground: Ground, databaseName: string) {
  return {
    sql: {
      pluginName: 'postgres12',
      databaseName,
      connectAddr: addressOf(ground, 'postgresql'),
      connectProtocol: 'tcp',
      user: 'postgres',
      password: '',
      maxConns: 12,
      maxIdleConns: 12,
      maxConnLifetime: '1h',
    },
  };
}

function membershipOf(name: string): string {
  return `${name} membership`;
}

/** Each service answers gRPC's health check under its own name; the internal worker serves nothing. */
async function isServing(address: string, service: Service): Promise<boolean> {
  if (service === 'worker') return true;
  return healthOf(address, service).then(
    () => true,
    () => false,
  );
}

async function lagOf(address: string, service: Service): Promise<string> {
  if (service === 'worker') return 'runs system workflows';
  const startedAt = performance.now();
  await healthOf(address, service);
  return `answers in ${Math.round(performance.now() - startedAt)} ms`;
}

const healthNames = {
  frontend: 'temporal.api.workflowservice.v1.WorkflowService',
  history: 'temporal.api.workflowservice.v1.HistoryService',
  matching: 'temporal.api.workflowservice.v1.MatchingService',
};

async function healthOf(address: string, service: Exclude<Service, 'worker'>): Promise<void> {
  const connection = Connection.lazy({ address });
  try {
    await connection.withDeadline(Date.now() + CONNECT_MS, () =>
      connection.healthService.check({ service: healthNames[service] }),
    );
  } finally {
    await connection.close();
  }
}

async function registerNamespace(address: string): Promise<boolean> {
  return asking(address, async ({ workflowService }) => {
    await workflowService.registerNamespace({
      namespace: NAMESPACE,
      workflowExecutionRetentionPeriod: proto.google.protobuf.Duration.fromObject({
        seconds: RETENTION_S,
      }),
    });
  });
}

async function registerAttributes(address: string): Promise<boolean> {
  return registerSearchAttributes({ address, namespace: NAMESPACE }, searchAttributeNames).then(
    () => true,
    () => false,
  );
}

/** Whether the call succeeded, or what it creates existed. */
async function asking(
  address: string,
  call: (connection: Connection) => Promise<void>,
): Promise<boolean> {
  const connection = Connection.lazy({ address });
  try {
    await connection.withDeadline(Date.now() + CONNECT_MS, () => call(connection));
    return true;
  } catch (error) {
    return (error as { code?: unknown }).code === ALREADY_EXISTS;
  } finally {
    await connection.close();
  }
}
