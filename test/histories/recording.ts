import type { WorkflowHandle } from '@temporalio/client';
import type { Activities } from '../../activities/index.ts';

/** A run that is recorded: a workflow, what it is given, and how its activities go. */
export interface Recording {
  workflow: string;
  args: unknown[];
  activities: Partial<Activities>;
  /** What is said to the workflow while it runs. */
  during?: (handle: WorkflowHandle) => Promise<void>;
}
