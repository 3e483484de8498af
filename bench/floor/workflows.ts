import { proxyActivities } from '@temporalio/workflow';

const { nothing } = proxyActivities<{ nothing(): Promise<void> }>({
  startToCloseTimeout: '1 minute',
});

/** A workflow with one empty activity. */
export async function emptyWorkflow(): Promise<void> {
  await nothing();
}

/** A workflow with two empty activities in sequence. */
export async function emptyTwice(): Promise<void> {
  await nothing();
  await nothing();
}
