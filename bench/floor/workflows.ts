import { proxyActivities } from '@temporalio/workflow';

const { nothing } = proxyActivities<{ nothing(): Promise<void> }>({
  startToCloseTimeout: '1 minute',
});

/** What Temporal asks for a workflow with one activity, and nothing else. */
export async function emptyWorkflow(): Promise<void> {
  await nothing();
}

/** The same with two, one after the other. */
export async function emptyTwice(): Promise<void> {
  await nothing();
  await nothing();
}
