import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundleWorkflows } from './bundle.ts';

/**
 * Prebuilds the workflow bundle, so that a worker starts without a bundler: `node build-bundle.js [file]`. By default the
 * file lies beside this script.
 */
const [, , file = fileURLToPath(new URL('./workflow-bundle.js', import.meta.url))] = process.argv;
const { code } = await bundleWorkflows();
await writeFile(file, code);
