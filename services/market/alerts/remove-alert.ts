import type { OwnedRef } from '../../../domain/common/ids.ts';
import { deleteMatches } from '../../../storage/market/alerts/matches.ts';
import { deleteAlert, findAlert, type AlertRecord } from '../../../storage/market/alerts/alerts.ts';
import type { AppContext } from '../../context.ts';
import { retryOnConflict } from '../../retry-on-conflict.ts';
import { announceEvents } from '../../webhooks/announce-events.ts';
import { changeAlert } from './change-alert.ts';

/**
 * Removes an alert with its matches; `judge` rejects a version that the caller does not expect. Events in its outbox
 * are announced first: no other document holds them. It is switched off before its matches go, so that a pass adds none.
 * Idempotent: a call that was cut off leaves a disabled alert, and the next one removes it.
 */
export async function removeAlert(
  ctx: AppContext,
  target: OwnedRef,
  judge: (alert: AlertRecord) => void,
): Promise<void> {
  await changeAlert(ctx, target, (alert) => {
    judge(alert);
    return { enabled: false };
  });
  await deleteMatches(ctx.stores, target.id);
  await retryOnConflict(async () => {
    const alert = await findAlert(ctx.stores, target);
    if (alert === null) return 'gone';
    const { _id: documentId, outbox: events } = alert;
    await announceEvents(ctx, [{ collection: 'job_alerts', documentId, events }]);
    return (await deleteAlert(ctx.stores, alert)) ? 'removed' : null;
  });
}
