import { spawn, type ChildProcess } from 'node:child_process';
import { workflowBundle } from '../run/workflow-bundle.ts';
import { bundledProgram } from './bundled-program.ts';

/** Starts a worker as a process of its own. `environment` are its settings. */
export async function spawnWorker(environment: Record<string, string>): Promise<ChildProcess> {
  const { codePath } = await workflowBundle();
  const program = await bundledProgram('worker');
  const env = { ...process.env, ...environment, WORKER_BUNDLE: codePath };
  return spawn(process.execPath, program, { stdio: 'ignore', env });
}
