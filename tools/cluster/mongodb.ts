import { join } from 'node:path';
import { mkdir } from 'node:fs/promises';
import { mongo } from 'mongoose';
import { waitUntil } from '../dev-servers/processes/wait-until.ts';
import { mongodb as server } from '../dev-servers/servers/mongodb.ts';
import { addressOf, instancesOf, type Ground, type Part, type Programs } from './part.ts';

const GRACE_MS = 20_000;
const ELECTION_MS = 60_000;
const CONNECT_MS = 2_000;
const REPLICA_SET = 'openrole';
/** MongoDB's error AlreadyInitialized. */
const ALREADY_INITIALIZED = 23;

/** Three members of a replica set with MongoDB; one node where only the protocol server is to be had. */
export function mongodbNames({ mongodb }: Programs): string[] {
  return isReplicated(mongodb) ? instancesOf('mongodb', 3) : ['mongodb-1'];
}

export function mongodbParts(ground: Ground): Part[] {
  const { mongodb } = ground.programs;
  return mongodbNames(ground.programs).map((name) => {
    const dataDirectory = join(ground.directory, 'data', name);
    return {
      name,
      graceMs: GRACE_MS,
      launch: async () => {
        await mkdir(dataDirectory, { recursive: true });
        const options = { dataDirectory, port: ground.port(name), uiPort: 0 };
        const launch = await server.launch(mongodb, options);
        const replicated = isReplicated(mongodb) ? ['--replSet', REPLICA_SET] : [];
        return { ...launch, args: [...launch.args, ...replicated] };
      },
      isReady: () => server.isReady(aloneUrl(ground, name)),
      lag: () => lagOf(ground, name),
    };
  });
}

/** The connection string of api and worker: every write on a majority of the members. */
export function mongodbUrl(ground: Ground): string {
  const hosts = mongodbNames(ground.programs).map((name) => addressOf(ground, name));
  const options = isReplicated(ground.programs.mongodb)
    ? `?replicaSet=${REPLICA_SET}&w=majority`
    : '';
  return `mongodb://${hosts.join(',')}/openrole${options}`;
}

/** Makes the members one replica set and waits for its primary. Idempotent. */
export async function prepareReplicaSet(ground: Ground): Promise<void> {
  const [first, ...others] = mongodbNames(ground.programs);
  if (first === undefined || others.length === 0) return;
  const members = [first, ...others].map((name, _id) => ({ _id, host: addressOf(ground, name) }));
  const config = { _id: REPLICA_SET, members };
  await admin(ground, first, { replSetInitiate: config }).catch((error: unknown) => {
    if ((error as { code?: unknown }).code !== ALREADY_INITIALIZED) throw error;
  });
  const hasPrimary = async () => {
    const { primary } = await admin(ground, first, { hello: 1 });
    return typeof primary === 'string';
  };
  if (!(await waitUntil(hasPrimary, ELECTION_MS))) throw new Error('MongoDB elects no primary.');
}

async function lagOf(ground: Ground, name: string): Promise<string> {
  const hello = await admin(ground, name, { hello: 1 });
  if (!isReplicated(ground.programs.mongodb)) {
    return 'one node: only the protocol server is on this machine';
  }
  return hello['isWritablePrimary'] === true ? 'primary' : 'secondary';
}

function isReplicated({ flavour }: Programs['mongodb']): boolean {
  return flavour === 'mongod';
}

function aloneUrl(ground: Ground, name: string): string {
  return `mongodb://${addressOf(ground, name)}/admin?directConnection=true`;
}

async function admin(
  ground: Ground,
  name: string,
  command: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const client = new mongo.MongoClient(aloneUrl(ground, name), {
    serverSelectionTimeoutMS: CONNECT_MS,
  });
  try {
    return await client.db('admin').command(command);
  } finally {
    await client.close();
  }
}
