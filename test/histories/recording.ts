import type { WorkflowHandle } from '@temporalio/client';
import type { Activities } from '../../activities/index.ts';
import type { startTestWorker } from '../support/workflow-env.ts';

/** A run that is recorded: a workflow, what it is given, and how its activities go. */
export interface Recording {
  workflow: string;
  args: unknown[];
  activities: Partial<Activities>;
  /** How its worker is started, where not as any. */
  startWorker?: typeof startTestWorker;
  /** What is said to the workflow while it runs. */
  during?: (handle: WorkflowHandle) => Promise<void>;
}
