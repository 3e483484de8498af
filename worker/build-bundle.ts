import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundleWorkflows } from './bundle.ts';

/** Prebuilds the workflow bundle, so that a production worker starts without a bundler. */
const { code } = await bundleWorkflows();
await writeFile(fileURLToPath(new URL('./workflow-bundle.js', import.meta.url)), code);
