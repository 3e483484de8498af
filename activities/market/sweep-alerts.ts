import type { AppContext } from '../../services/context.ts';
import { sweepAlerts as sweep } from '../../services/market/alerts/sweep-alerts.ts';
import type { AlertSweep } from '../../workflows/market/contract.ts';
import { keepAlive, stopIfCancelled } from '../keep-alive.ts';

/**
 * Matches new jobs with job alerts and sends what is due. Idempotent: matches and digests have ids that follow from what
 * they are about, and each decision to send is a conditional write.
 */
export function createSweepAlerts(ctx: AppContext) {
  return function sweepAlerts(): Promise<AlertSweep> {
    return keepAlive(() => sweep(ctx, stopIfCancelled));
  };
}
