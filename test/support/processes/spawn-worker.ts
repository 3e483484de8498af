import { spawn, type ChildProcess } from 'node:child_process';
import { workflowBundleFile } from '../run/workflow-bundle.ts';
import { requiredEnvironment } from '../servers.ts';
import { bundledProgram } from './bundled-program.ts';

/** Starts a worker as a process of its own. `environment` are its settings. */
export async function spawnWorker(environment: Record<string, string>): Promise<ChildProcess> {
  const WORKER_BUNDLE = await workflowBundleFile(requiredEnvironment('OPENROLE_TEST_RUN'));
  const program = await bundledProgram('worker');
  const env = { ...process.env, ...environment, WORKER_BUNDLE };
  return spawn(process.execPath, program, { stdio: 'ignore', env });
}
