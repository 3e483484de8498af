import { join } from 'node:path';
import { runTool } from '../dev-servers/fetch/run-tool.ts';
import { projectRoot } from '../paths.ts';
import { runSource } from './services.ts';

/** Where `bundleWorkflows` writes the bundle: the setting WORKER_BUNDLE of workers that share it. */
export function bundleFile(directory: string): string {
  return join(directory, 'workflows.js');
}

/** Bundles the workflows once for several workers, also those that start again. */
export async function bundleWorkflows(directory: string): Promise<void> {
  const script = join(projectRoot, 'worker/build-bundle.ts');
  await runTool({
    name: 'workflows',
    command: process.execPath,
    args: [...runSource, script, bundleFile(directory)],
  });
}
