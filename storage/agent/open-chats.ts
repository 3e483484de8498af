import type { OwnedRef } from '../../domain/common/ids.ts';
import type { Stores } from '../stores.ts';
import { chatModel } from './chat.model.ts';

const NAME = { accountId: 1 } as const;

/** The moments before which chats count as left behind. */
interface Overdue {
  /** Waiting to be started, or expired. */
  due: Date;
  /** Thinking, or with an approved action, without progress. */
  silent: Date;
}

/** Open chats whose workflow was never started, did not expire them in time, or has made no progress for long. */
export async function findStalledChats(
  { mongo }: Stores,
  { due, silent }: Overdue,
  limit: number,
): Promise<OwnedRef[]> {
  const chats = chatModel(mongo);
  const busy = {
    isOpen: true,
    updatedAt: { $lte: silent },
    $or: [{ status: 'thinking' as const }, { 'actions.status': 'approved' as const }],
  };
  const found = [
    ...(await chats
      .find({ startDueAt: { $lte: due } }, NAME)
      .limit(limit)
      .lean()),
    ...(await chats
      .find({ isOpen: true, expiresAt: { $lte: due } }, NAME)
      .limit(limit)
      .lean()),
    ...(await chats.find(busy, NAME).limit(limit).lean()),
  ];
  return [...new Map(found.map(({ _id: id, accountId }) => [id, { id, accountId }])).values()];
}

/** Chats of an account that wait for a top-up. */
export async function findUnpaidChats({ mongo }: Stores, accountId: string): Promise<OwnedRef[]> {
  const waiting = { accountId, status: 'needs_payment' as const };
  const found = await chatModel(mongo).find(waiting, NAME).lean();
  return found.map(({ _id: id }) => ({ id, accountId }));
}
