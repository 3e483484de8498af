import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { AgentActivities } from '../../activities/agent/index.ts';
import { longPass } from '../common/activity-options.ts';
import type { SweepChatsWorkflow } from './contract.ts';

const { startLeftChats } = proxyActivities<Pick<AgentActivities, 'startLeftChats'>>({
  ...longPass,
  summary: 'Start the workflows of chats that have none',
});

/** Starts the workflows of chats that a crash left without one. Run by the schedule of the same name. */
export const sweepChats: SweepChatsWorkflow = async () => {
  const started = await startLeftChats();
  setCurrentDetails(`${started} chats started.`);
  return { started };
};
