import { join } from 'node:path';
import { runTool } from '../../tools/dev-servers/fetch/run-tool.ts';
import { projectRoot } from '../../tools/paths.ts';

/** Where `npm run build` writes. */
const built = join(projectRoot, 'dist');
let building: Promise<void> | undefined;

/** The services as they ship. */
export interface Built {
  api: string;
  worker: string;
  /** The workflows of the worker, so that it has no bundler in its memory. */
  workflows: string;
}

/**
 * Builds api and worker, once in a bench. Run from their sources they cost more than they do for anybody who runs them
 * in earnest: the loader gives each function its name anew whenever it is made.
 */
export async function buildServices(): Promise<Built> {
  building ??= runTool({ name: 'build', command: 'npm', args: ['run', 'build'], cwd: projectRoot });
  await building;
  return {
    api: join(built, 'api', 'server.js'),
    worker: join(built, 'worker', 'main.js'),
    workflows: join(built, 'worker', 'workflow-bundle.js'),
  };
}
