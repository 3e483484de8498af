import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { AgentActivities } from '../../activities/agent/index.ts';
import { longPass } from '../common/activity-options.ts';
import type { SweepApplySessionsWorkflow } from './contract.ts';

const { startLeftBehind } = proxyActivities<Pick<AgentActivities, 'startLeftBehind'>>({
  ...longPass,
  summary: 'Start the workflows of apply sessions that have none',
});

/** Starts the workflows of sessions that a crash left without one. Run by the schedule of the same name. */
export const sweepApplySessions: SweepApplySessionsWorkflow = async () => {
  const started = await startLeftBehind();
  setCurrentDetails(`${started} sessions started.`);
  return { started };
};
