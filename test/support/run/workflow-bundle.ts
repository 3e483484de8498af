import { access, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleWorkflows } from '../../../worker/bundle.ts';
import { requiredEnvironment } from '../servers.ts';

/** The workflow bundle, built once per run of jest, since it takes seconds of CPU time. */
export async function workflowBundle(): Promise<{ codePath: string }> {
  const codePath = join(requiredEnvironment('OPENROLE_TEST_RUN'), 'workflows.js');
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
  return { codePath };
}
