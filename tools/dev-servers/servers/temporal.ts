import type { Connection } from '@temporalio/client';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from '../fetch/run-tool.ts';
import { requireTool } from '../fetch/toolchain.ts';
import { MARKET_TASK_QUEUE, searchAttributeNames } from '../../../workflows/common/contract.ts';
import type { LaunchOptions, Recipe, Server } from './server.ts';
import { downloadTemporal } from './temporal-download.ts';

/** Server 1.29 with its UI; the last tag of the command-line tool that installs from its module. */
const version = '1.5.1';
const connectTimeoutMs = 2_000;
const namespace = 'default';
/** TaskQueueType WORKFLOW of Temporal's API. */
const workflowTasks = 1;

const vendorDownload: Recipe = {
  server: 'temporal',
  version,
  flavour: 'temporal',
  program: 'temporal',
  says: "Temporal's own download",
  make: async (staging) => {
    const wanted = { name: 'temporal', artifact: 'cli', version: `v${version}`, staging } as const;
    const path = await downloadTemporal(wanted);
    if (path !== join(staging, 'temporal')) await rename(path, join(staging, 'temporal'));
  },
};

const registryBuild: Recipe = {
  server: 'temporal',
  version: `${version}-go`,
  flavour: 'temporal (built)',
  program: 'temporal',
  says: 'building it with go (about 3 minutes)',
  make: async (staging) => {
    const command = await requireTool('go', 'install Go 1.24 or newer (https://go.dev/dl)');
    await runTool({
      name: 'temporal',
      command,
      args: ['install', '-v', `github.com/temporalio/cli/cmd/temporal@v${version}`],
      env: { GOBIN: staging },
    });
  },
};

export const temporal: Server = {
  name: 'temporal',
  command: 'temporal',
  flavour: 'temporal',
  variable: 'TEMPORAL_ADDRESS',
  usualPort: 7233,
  recipes: [vendorDownload, registryBuild],
  addressOf: (port) => `127.0.0.1:${port}`,
  launch: ({ path }, options) =>
    Promise.resolve({ command: path, args: developmentServer(options), env: {} }),
  isReady: knowsSearchAttributes,
};

function developmentServer({ dataDirectory, port, uiPort }: LaunchOptions): string[] {
  return [
    ...['server', 'start-dev', '--ip', '127.0.0.1', '--log-level', 'warn'],
    ...['--port', String(port), '--ui-port', String(uiPort)],
    ...['--db-filename', join(dataDirectory, 'temporal.db')],
    ...['--sqlite-pragma', 'journal_mode=WAL', '--sqlite-pragma', 'synchronous=NORMAL'],
    ...searchAttributeNames.flatMap((name) => ['--search-attribute', `${name}=Keyword`]),
  ];
}

/** It accepts connections before it knows the search attributes, and would reject a workflow started then. */
function knowsSearchAttributes(address: string): Promise<boolean> {
  return asking(address, async ({ operatorService }) => {
    const { customAttributes } = await operatorService.listSearchAttributes({ namespace });
    return searchAttributeNames.every((name) => name in customAttributes);
  });
}

/** Whether the worker with this pid polls the task queue. */
export function isPolling(
  address: string,
  pid: number,
  taskQueue = MARKET_TASK_QUEUE,
): Promise<boolean> {
  return asking(address, async ({ workflowService }) => {
    const { pollers } = await workflowService.describeTaskQueue({
      namespace,
      taskQueue: { name: taskQueue },
      taskQueueType: workflowTasks,
    });
    return pollers.some(({ identity }) => identity?.startsWith(`${pid}@`));
  });
}

/** False while Temporal does not answer. */
async function asking(
  address: string,
  question: (connection: Connection) => Promise<boolean>,
): Promise<boolean> {
  const { Connection: Temporal } = await import('@temporalio/client');
  try {
    const connection = await Temporal.connect({ address, connectTimeout: connectTimeoutMs });
    return await question(connection).finally(() => connection.close());
  } catch {
    return false;
  }
}
