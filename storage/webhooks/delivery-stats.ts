import type { Stores } from '../stores.ts';
import type { DeliveryStatus } from '../../domain/webhooks/delivery-row.ts';
import { deliveryModel } from './delivery.model.ts';

/** Deliveries of an endpoint in an hour or a UTC day, counted by their status now. */
export interface DeliveryStep {
  at: Date;
  delivered: number;
  /** Given up, or cancelled because the endpoint was disabled. */
  failed: number;
  waiting: number;
}

export const stepLengths = { hour: 60 * 60 * 1_000, day: 24 * 60 * 60 * 1_000 } as const;
export type StepUnit = keyof typeof stepLengths;

interface Group {
  _id: { at: Date; status: DeliveryStatus };
  count: number;
}

/** Counts the deliveries of an endpoint from the step of a moment on, oldest first, also in steps without any. */
export async function countDeliveries(
  { mongo }: Stores,
  webhookId: string,
  { from, unit }: { from: Date; unit: StepUnit },
): Promise<DeliveryStep[]> {
  const stepMs = stepLengths[unit];
  const first = Math.floor(from.getTime() / stepMs) * stepMs;
  const groups = await deliveryModel(mongo).aggregate<Group>([
    { $match: { webhookId, createdAt: { $gte: new Date(first) } } },
    {
      $group: {
        _id: { at: { $dateTrunc: { date: '$createdAt', unit } }, status: '$status' },
        count: { $sum: 1 },
      },
    },
  ]);
  const counts = new Map(
    groups.map(({ _id, count }) => [`${_id.at.getTime()} ${_id.status}`, count]),
  );
  const length = Math.floor((Date.now() - first) / stepMs) + 1;
  return Array.from({ length }, (_, step) => {
    const at = first + step * stepMs;
    const countOf = (status: DeliveryStatus) => counts.get(`${at} ${status}`) ?? 0;
    return {
      at: new Date(at),
      delivered: countOf('succeeded'),
      failed: countOf('failed') + countOf('cancelled'),
      waiting: countOf('pending'),
    };
  });
}
