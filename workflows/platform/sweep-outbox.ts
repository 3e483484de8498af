import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { PlatformActivities } from '../../activities/platform/index.ts';
import { longPass } from '../common/activity-options.ts';

const { announceWaiting, startOverdueDeliveries } =
  proxyActivities<Pick<PlatformActivities, 'announceWaiting' | 'startOverdueDeliveries'>>(longPass);

/**
 * Announces events and starts deliveries that a crash, or an outage of Temporal, left behind; run by the schedule
 * of the same name.
 */
export async function sweepOutbox(): Promise<{ announced: number; started: number }> {
  const announced = await announceWaiting();
  const started = await startOverdueDeliveries();
  setCurrentDetails(`${announced} documents announced, ${started} deliveries started.`);
  return { announced, started };
}
