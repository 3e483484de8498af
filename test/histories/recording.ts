import type { WorkflowHandle } from '@temporalio/client';
import type { Activities } from '../../activities/index.ts';
import type { startTestWorker } from '../support/workflow-env.ts';

/** A run to record: a workflow, its input, and the results of its activities. */
export interface Recording {
  workflow: string;
  args: unknown[];
  activities: Partial<Activities>;
  /** How to start its worker, if not in the default way. */
  startWorker?: typeof startTestWorker;
  /** Signals and updates to send while it runs. */
  during?: (handle: WorkflowHandle) => Promise<void>;
}
