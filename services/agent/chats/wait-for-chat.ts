import type { Chat } from '../../../domain/agent/chat/chat.ts';
import { isBusy } from '../../../domain/agent/chat/take-step.ts';
import type { AppContext } from '../../context.ts';
import { waitWhileBusy } from '../wait-while-busy.ts';
import { requireChat } from './change-chat.ts';

/** Waits up to `wait_s` until the chat waits for a person or has ended, then returns it. */
export function waitForChat(
  ctx: Pick<AppContext, 'stores'>,
  chat: Chat,
  waitSeconds: number,
): Promise<Chat> {
  return waitWhileBusy(chat, waitSeconds, { isBusy, read: (latest) => requireChat(ctx, latest) });
}
