import { chatCharge } from '../../../domain/agent/chat/chat-charge.ts';
import { addPaidChatTurns } from '../../../storage/agent/chats.ts';
import { findUnpaidChats } from '../../../storage/agent/open-chats.ts';
import type { Stores } from '../../../storage/stores.ts';
import type { EntriesOfAccounts } from '../../billing/move-entries.ts';
import type { AppContext } from '../../context.ts';
import { orDeferToSweep } from '../../defer-to-sweep.ts';
import { signalPaid } from './chat-workflow.ts';

/** Resumes the chats of an account that wait for funds. One that cannot be signalled checks by itself. */
export async function resumeChatsAfterPayment(
  ctx: Pick<AppContext, 'log' | 'stores' | 'temporal'>,
  accountId: string,
): Promise<void> {
  for (const chat of await findUnpaidChats(ctx.stores, accountId)) {
    await orDeferToSweep(ctx, signalPaid(ctx, chat), { chat_id: chat.id });
  }
}

/** Notes on each chat what it was charged, in case the process that charged it died before noting it. */
export async function notePaidChatTurns(stores: Stores, entries: EntriesOfAccounts): Promise<void> {
  const charges = [...entries].flatMap(([accountId, ofAccount]) =>
    ofAccount.flatMap((entry) => {
      const charge = chatCharge(entry);
      return charge === null ? [] : [{ accountId, ...charge }];
    }),
  );
  await addPaidChatTurns(stores, charges);
}
