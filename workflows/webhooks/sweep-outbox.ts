import { patched, proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { Activities } from '../../activities/index.ts';
import { longPass } from '../common/activity-options.ts';
import type { SweepOutboxWorkflow } from './contract.ts';

const { announceWaiting, startOverdueDeliveries } =
  proxyActivities<Pick<Activities, 'announceWaiting' | 'startOverdueDeliveries'>>(longPass);

const { fileTrails } = proxyActivities<Pick<Activities, 'fileTrails'>>({
  ...longPass,
  summary: 'Move trail entries to the audit logs',
});

/**
 * Announces events and wakes endpoints that a crash or an outage of Temporal left behind, and moves trail entries
 * to the audit logs. Run by the schedule of the same name.
 */
export const sweepOutbox: SweepOutboxWorkflow = async () => {
  const announced = await announceWaiting();
  const started = await startOverdueDeliveries();
  let details = `${announced} documents announced, ${started} endpoints woken.`;
  if (patched('file-trails')) details += ` ${await fileTrails()} entries into audit logs.`;
  setCurrentDetails(details);
  return { announced, started };
};
