import { join } from 'node:path';
import { runTool } from '../dev-servers/fetch/run-tool.ts';
import { projectRoot } from '../paths.ts';
import { runSource } from '../start/services.ts';
import type { Ground } from './part.ts';

/** Bundles the workflows of this release once for all workers, also those that start again. */
export async function bundleWorkflows({ directory }: Ground): Promise<void> {
  const script = join(projectRoot, 'worker/build-bundle.ts');
  await runTool({
    name: 'workflows',
    command: process.execPath,
    args: [...runSource, script, bundleFile(directory)],
  });
}

/** The settings of a worker that name the bundle. A worker of another release bundles its own workflows. */
export function bundleSettings({ directory, sources }: Ground, name: string) {
  return sources.has(name) ? {} : { WORKER_BUNDLE: bundleFile(directory) };
}

function bundleFile(directory: string): string {
  return join(directory, 'workflows.js');
}
