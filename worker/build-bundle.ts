import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode } from '@temporalio/worker';
import { workflowsPath } from './bundle.ts';

/** Prebuilds the workflow bundle, so that a production worker starts without a bundler. */
const { code } = await bundleWorkflowCode({ workflowsPath: workflowsPath() });
await writeFile(fileURLToPath(new URL('./workflow-bundle.js', import.meta.url)), code);
