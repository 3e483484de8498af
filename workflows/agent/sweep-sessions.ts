import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { AgentActivities } from '../../activities/agent/index.ts';
import { longPass } from '../common/activity-options.ts';

const { startLeftBehind } = proxyActivities<Pick<AgentActivities, 'startLeftBehind'>>({
  ...longPass,
  summary: 'Start the workflows of apply sessions that have none',
});

/** Makes good what a crash left between a session and its workflow; run by the schedule of that name. */
export async function sweepApplySessions(): Promise<{ started: number }> {
  const started = await startLeftBehind();
  setCurrentDetails(`${started} sessions started.`);
  return { started };
}
