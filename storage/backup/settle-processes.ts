import { applySessionModel } from '../agent/apply-session.model.ts';
import { chatModel } from '../agent/chat.model.ts';
import { sendModel } from '../mail/send.model.ts';
import type { Stores } from '../stores.ts';

/** Lets the sweeps start the workflows of all open sessions, chats and scheduled sends: Temporal may have lost them. */
export async function settleProcesses({ mongo }: Stores, at: Date): Promise<void> {
  const due = { $set: { startDueAt: at } };
  await applySessionModel(mongo).updateMany({ isOpen: true }, due);
  await chatModel(mongo).updateMany({ isOpen: true }, due);
  await sendModel(mongo).updateMany({ status: 'scheduled' }, due);
}
