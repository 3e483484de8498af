import { fileURLToPath } from 'node:url';
import {
  bundleWorkflowCode,
  DefaultLogger,
  type WorkflowBundleWithSourceMap,
} from '@temporalio/worker';

/** Path of the module that exports every workflow, compiled or from source. */
export function workflowsPath(): string {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return fileURLToPath(new URL(`../workflows/index.${extension}`, import.meta.url));
}

/** Bundles all workflows as one script for the workers of every queue. Takes seconds of CPU time. */
export function bundleWorkflows(): Promise<WorkflowBundleWithSourceMap> {
  return bundleWorkflowCode({
    workflowsPath: workflowsPath(),
    logger: new DefaultLogger('WARN'),
  });
}
