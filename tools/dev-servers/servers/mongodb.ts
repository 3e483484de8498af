import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from '../fetch/run-tool.ts';
import { requireTool } from '../fetch/toolchain.ts';
import { downloadMongod } from './mongodb-download.ts';
import type { Launch, Recipe, Server } from './server.ts';

const mongodVersion = '8.2.6';
const secantusVersion = '0.5.3-beta.196';
const pingTimeoutMs = 1_000;

const vendorDownload: Recipe = {
  server: 'mongodb',
  version: mongodVersion,
  flavour: 'mongod',
  program: 'mongod',
  says: "MongoDB's own download",
  make: async (staging) => {
    await rename(await downloadMongod(mongodVersion, staging), join(staging, 'mongod'));
  },
};

/** Speaks MongoDB's protocol over the WiredTiger engine; for development where MongoDB cannot be downloaded. */
const registryBuild: Recipe = {
  server: 'mongodb',
  version: `secantus-${secantusVersion}`,
  flavour: 'secantusd-rs',
  program: 'bin/secantusd-rs',
  says: 'building secantus-mdb with cargo (about 4 minutes)',
  make: async (staging) => {
    const command = await requireTool('cargo', 'install Rust 1.85 or newer (https://rustup.rs)');
    await runTool({
      name: 'mongodb',
      command,
      args: [
        'install',
        'secantus-mdb',
        '--version',
        secantusVersion,
        '--ignore-rust-version',
        '--locked',
        '--root',
        staging,
      ],
      env: {
        CARGO_PROFILE_RELEASE_LTO: 'off',
        CARGO_PROFILE_RELEASE_CODEGEN_UNITS: '16',
        CARGO_PROFILE_RELEASE_OPT_LEVEL: '2',
      },
    });
  },
};

export const mongodb: Server = {
  name: 'mongodb',
  command: 'mongod',
  flavour: 'mongod',
  variable: 'MONGODB_URL',
  usualPort: 27_017,
  recipes: [vendorDownload, registryBuild],
  addressOf: (port) => `mongodb://127.0.0.1:${port}/openrole`,
  launch: ({ path, flavour }, { dataDirectory, port }) => {
    const launch = flavour === 'mongod' ? mongodLaunch : secantusLaunch;
    const { args, env } = launch(dataDirectory);
    return Promise.resolve({ command: path, args: ['--port', String(port), ...args], env });
  },
  isReady: pings,
};

function mongodLaunch(dataDirectory: string): Omit<Launch, 'command'> {
  const storage = ['--dbpath', dataDirectory, '--wiredTigerCacheSizeGB', '0.5'];
  return { args: ['--bind_ip', '127.0.0.1', ...storage], env: {} };
}

/**
 * Without --sync-on-commit a kill -9 loses acknowledged writes. The oplog is for replicas and change streams; a
 * standalone mongod has none either.
 */
function secantusLaunch(dataDirectory: string): Omit<Launch, 'command'> {
  const storage = ['--storage-path', dataDirectory, '--sync-on-commit', '--cache-size', '512M'];
  return {
    args: ['--host', '127.0.0.1', ...storage, '--log-level', 'WARNING'],
    env: { SECANTUS_DISABLE_OPLOG: '1' },
  };
}

async function pings(address: string): Promise<boolean> {
  const { mongo } = await import('mongoose');
  const client = new mongo.MongoClient(address, { serverSelectionTimeoutMS: pingTimeoutMs });
  try {
    await client.db().command({ ping: 1 });
    return true;
  } catch {
    return false;
  } finally {
    await client.close();
  }
}
