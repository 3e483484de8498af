import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from '../fetch/run-tool.ts';
import { requireTool } from '../fetch/toolchain.ts';
import { downloadMongod } from './mongodb-download.ts';
import type { Recipe, Server } from './server.ts';

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
    const common = ['--port', String(port)];
    const args =
      flavour === 'mongod'
        ? [
            ...common,
            '--bind_ip',
            '127.0.0.1',
            '--dbpath',
            dataDirectory,
            '--wiredTigerCacheSizeGB',
            '0.5',
          ]
        : [...common, ...secantusArgs(dataDirectory)];
    return Promise.resolve({ command: path, args, env: {} });
  },
  isReady: pings,
};

/** Without --sync-on-commit a kill -9 loses acknowledged writes (architecture section 7). */
function secantusArgs(dataDirectory: string): string[] {
  const storage = ['--storage-path', dataDirectory, '--sync-on-commit', '--cache-size', '512M'];
  return ['--host', '127.0.0.1', ...storage, '--log-level', 'WARNING'];
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
