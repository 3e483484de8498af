import { bundleFile } from '../start/workflow-bundle.ts';
import type { Ground } from './part.ts';

/** The settings of a worker that name the bundle. A worker of another release bundles its own workflows. */
export function bundleSettings({ directory, sources }: Ground, name: string) {
  return sources.has(name) ? {} : { WORKER_BUNDLE: bundleFile(directory) };
}
