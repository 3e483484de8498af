import { fileURLToPath } from 'node:url';
import {
  bundleWorkflowCode,
  DefaultLogger,
  type WorkflowBundleWithSourceMap,
} from '@temporalio/worker';

/** Path of the module that exports every workflow, compiled or from source. */
export function workflowsPath(): string {
  return workflowModule('index');
}

/** Paths of the modules whose interceptors run in every workflow. */
export function workflowInterceptorModules(): string[] {
  return [workflowModule('common/trace-interceptors')];
}

function workflowModule(name: string): string {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return fileURLToPath(new URL(`../workflows/${name}.${extension}`, import.meta.url));
}

/** Bundles all workflows as one script for the workers of every queue. Takes seconds of CPU time. */
export function bundleWorkflows(): Promise<WorkflowBundleWithSourceMap> {
  return bundleWorkflowCode({
    workflowsPath: workflowsPath(),
    workflowInterceptorModules: workflowInterceptorModules(),
    logger: new DefaultLogger('WARN'),
  });
}
