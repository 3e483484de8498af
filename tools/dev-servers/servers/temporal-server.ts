import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runTool } from '../fetch/run-tool.ts';
import { requireTool } from '../fetch/toolchain.ts';
import type { Fetchable, Recipe } from './server.ts';

/** The server inside the command-line tool of `temporal.ts`. */
const version = '1.29.1';
const modulePath = 'go.temporal.io/server/cmd';
const program = 'temporal-server';
const sqlTool = 'temporal-sql-tool';

const registryBuild: Recipe = {
  server: program,
  version: `${version}-go`,
  flavour: `${program} (built)`,
  program,
  says: 'building it with go (about 3 minutes)',
  make: async (staging) => {
    const command = await requireTool('go', 'install Go 1.24 or newer (https://go.dev/dl)');
    const packages = ['server', 'tools/sql'].map((name) => `${modulePath}/${name}@v${version}`);
    await runTool({
      name: program,
      command,
      args: ['install', '-v', ...packages],
      env: { GOBIN: staging },
    });
    await rename(join(staging, 'sql'), join(staging, sqlTool));
    await rename(join(staging, 'server'), join(staging, program));
  },
};

/** Temporal's server for several processes over a database. Only the cluster uses it. */
export const temporalServer: Fetchable = {
  name: program,
  command: program,
  flavour: program,
  recipes: [registryBuild],
};

/** The tool that creates the server's schema; it lies beside the server. */
export function sqlToolOf(server: string): string {
  return join(dirname(server), sqlTool);
}
