import { unendedStatuses } from '../../domain/mail/send.ts';
import type { Stores } from '../stores.ts';
import { sendModel } from './send.model.ts';

/** Whether an account has mails that are still to be sent. */
export async function hasUnendedSends({ mongo }: Stores, accountId: string): Promise<boolean> {
  const unended = { accountId, status: { $in: unendedStatuses } };
  return (await sendModel(mongo).exists(unended)) !== null;
}
