import { setTimeout as pause } from 'node:timers/promises';
import { isOver } from '../../../domain/agent/chat/chat-lifecycle.ts';
import type { Chat } from '../../../domain/agent/chat/chat.ts';
import type { ChatEvent } from '../../../domain/agent/chat/events.ts';
import { findChat, findChatVersion } from '../../../storage/agent/chats.ts';
import type { AppContext } from '../../context.ts';

const LOOK_MS = 150;
/** A comment keeps proxies from closing a silent connection. */
const QUIET_MS = 15_000;
/** A reader connects again after this time, so that connections move to new processes. */
const LONGEST_MS = 10 * 60_000;

/** News for a reader of a chat: an event with its position from 1, or nothing new for a while. */
export type Followed = { chat: Chat; event: ChatEvent; position: number } | 'quiet';

/**
 * The events of a chat after a position, as they happen, until the chat is over, deleted, or the reader leaves. Every
 * event comes once and in order, also where the reader connects again with its last position.
 */
export async function* followChat(
  { stores }: Pick<AppContext, 'stores'>,
  started: Chat,
  { after, left }: { after: number; left: AbortSignal },
): AsyncGenerator<Followed> {
  const endsAt = Date.now() + LONGEST_MS;
  let chat: Chat | null = started;
  let sent = after;
  let quietSince = Date.now();
  while (chat !== null && !left.aborted) {
    for (const event of chat.events.slice(sent)) {
      sent += 1;
      yield { chat, event, position: sent };
      quietSince = Date.now();
    }
    if (isOver(chat.status) || Date.now() > endsAt) return;
    const next: number | null = await nextVersion(stores, chat, {
      left,
      untilMs: quietSince + QUIET_MS,
    });
    if (next === chat.version) {
      yield 'quiet';
      quietSince = Date.now();
    } else chat = next === null ? null : await findChat(stores, chat);
  }
}

/** The next version of a chat; the same one when nothing has changed until a moment, null when it was deleted. */
async function nextVersion(
  stores: AppContext['stores'],
  chat: Chat,
  { left, untilMs }: { left: AbortSignal; untilMs: number },
): Promise<number | null> {
  let version: number | null = chat.version;
  while (version === chat.version && Date.now() < untilMs && !left.aborted) {
    await pause(LOOK_MS);
    version = await findChatVersion(stores, chat);
  }
  return version;
}
