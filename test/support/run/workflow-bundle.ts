import { access, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkflowBundleOption } from '@temporalio/worker';
import { bundleWorkflows } from '../../../worker/bundle.ts';

/** The workflows as a worker loads them: made once in a run of jest, since it costs seconds of a processor. */
export async function workflowBundle(): Promise<WorkflowBundleOption> {
  const directory = process.env['OPENROLE_TEST_RUN'];
  if (directory === undefined) return bundleWorkflows();
  const codePath = join(directory, 'workflows.js');
  const isThere = await access(codePath).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    const { code } = await bundleWorkflows();
    // Whole or not at all: another file may be making it at this moment.
    const own = `${codePath}.${process.pid}`;
    await writeFile(own, code);
    await rename(own, codePath);
  }
  return { codePath };
}
