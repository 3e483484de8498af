import { access, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkflowBundleOption } from '@temporalio/worker';
import { bundleWorkflows } from '../../../worker/bundle.ts';

/** The workflow bundle. Histories are recorded outside a run of jest. */
export async function workflowBundle(): Promise<WorkflowBundleOption> {
  const directory = process.env['OPENROLE_TEST_RUN'];
  return directory === undefined
    ? bundleWorkflows()
    : { codePath: await workflowBundleFile(directory) };
}

/** Its file, built once per run of jest in the run's directory, since it takes seconds of CPU time. */
export async function workflowBundleFile(directory: string): Promise<string> {
  const codePath = join(directory, 'workflows.js');
  const isThere = await access(codePath).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    const { code } = await bundleWorkflows();
    // Written atomically: another test file may be writing it too.
    const own = `${codePath}.${process.pid}`;
    await writeFile(own, code);
    await rename(own, codePath);
  }
  return codePath;
}
