import { setTimeout as pause } from 'node:timers/promises';
import type { Chat } from '../../../domain/agent/chat/chat.ts';
import { approvedAction } from '../../../domain/agent/chat/take-step.ts';
import type { AppContext } from '../../context.ts';
import { requireChat } from './change-chat.ts';

const FIRST_LOOK_MS = 50;
const LAST_LOOK_MS = 500;

/** Waits up to `wait_s` until the chat waits for a person or has ended, then returns it. */
export async function waitForChat(
  ctx: Pick<AppContext, 'stores'>,
  chat: Chat,
  waitSeconds: number,
): Promise<Chat> {
  const deadline = Date.now() + waitSeconds * 1000;
  let latest = chat;
  for (let lookMs = FIRST_LOOK_MS; isBusy(latest); lookMs = Math.min(lookMs * 2, LAST_LOOK_MS)) {
    const leftMs = deadline - Date.now();
    if (leftMs <= 0) break;
    await pause(Math.min(lookMs, leftMs));
    latest = await requireChat(ctx, latest);
  }
  return latest;
}

function isBusy(chat: Chat): boolean {
  return chat.status === 'thinking' || isRunning(chat);
}

function isRunning(chat: Chat): boolean {
  return chat.status === 'waiting_for_approval' && approvedAction(chat) !== undefined;
}
