import { fileURLToPath } from 'node:url';

/** Path of the one module that holds every workflow, compiled or from source. */
export function workflowsPath(): string {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return fileURLToPath(new URL(`../workflows/index.${extension}`, import.meta.url));
}
