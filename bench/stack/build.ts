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
 * Builds api and worker once per bench. From their sources they would be slower than in production: the loader
 * renames each function whenever it is created.
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
