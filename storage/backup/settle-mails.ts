import { unendedStatuses } from '../../domain/mail/send.ts';
import { waitingStatuses } from '../../domain/mail/mail.ts';
import { mailModel } from '../mail/mail.model.ts';
import { notificationModel } from '../mail/notifications/notification.model.ts';
import { sendModel } from '../mail/send.model.ts';
import { ending } from '../mail/sends.ts';
import type { Stores } from '../stores.ts';

/** In the events of a mail: why it was not sent. */
const REASON = 'restored';

/**
 * Cancels the sends that were due before `at`, because they may have gone out since the backup, and the digests of
 * notifications. A send with a later `send_at` stays scheduled. Returns the number of cancelled sends.
 */
export async function settleMails({ mongo }: Stores, at: Date): Promise<number> {
  const due = {
    status: { $in: unendedStatuses },
    $or: [{ sendAt: null }, { sendAt: { $lte: at } }],
  };
  const sends = await sendModel(mongo)
    .find(due as never, { _id: 1 })
    .lean<{ _id: string }[]>();
  const ids = sends.map(({ _id }) => _id);
  await mailModel(mongo).updateMany(
    { sendId: { $in: ids }, status: { $in: [...waitingStatuses, 'sending'] } },
    {
      $set: { status: 'cancelled', nextAttemptAt: null },
      $unset: { claim: 1 },
      $push: { events: { kind: 'cancelled', at, reason: REASON } },
    },
  );
  await sendModel(mongo).updateMany({ _id: { $in: ids } }, ending('cancelled', at));
  await notificationModel(mongo).updateMany(
    { digestDueAt: { $lte: at } },
    { $unset: { digestDueAt: '' } },
  );
  return ids.length;
}
