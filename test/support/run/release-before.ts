import { createRequire } from 'node:module';
import { bundleWorkflowCode, DefaultLogger, type WorkflowBundleOption } from '@temporalio/worker';
import { workflowInterceptorModules, workflowsPath } from '../../../worker/bundle.ts';

const require = createRequire(__filename);

/** The workflows as they were before their changes: each `patched` answers false and leaves no marker. */
export function bundleReleaseBefore(): Promise<WorkflowBundleOption> {
  return bundleWorkflowCode({
    workflowsPath: workflowsPath(),
    workflowInterceptorModules: workflowInterceptorModules(),
    logger: new DefaultLogger('WARN'),
    webpackConfigHook: (config) => {
      const unpatched = {
        test: /[\\/]workflows[\\/].*\.ts$/,
        enforce: 'pre' as const,
        loader: require.resolve('./unpatched.cjs'),
      };
      const rules = [...(config.module?.rules ?? []), unpatched];
      return { ...config, module: { ...config.module, rules } };
    },
  });
}
