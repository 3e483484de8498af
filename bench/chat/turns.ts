import { setTimeout as pause } from 'node:timers/promises';
import type { Author, Chat } from '../../domain/agent/chat/chat.ts';
import { sendMessage, stopChat } from '../../services/agent/chats/act-on-chat.ts';
import { requireChat } from '../../services/agent/chats/change-chat.ts';
import { startChat } from '../../services/agent/chats/start-chat.ts';
import type { AppContext } from '../../services/context.ts';

const LOOK_MS = 2;

/** An account that talks, and the key it talks with. */
export interface Talker {
  accountId: string;
  author: Author;
}

/** A turn without tools, from the start of a chat until it is answered. */
export async function plainTurn(ctx: AppContext, talker: Talker): Promise<Chat> {
  return answered(ctx, await start(ctx, talker, 'What can you do?'));
}

/** A turn that reads once, from the start of a chat until it is answered. */
export async function readingTurn(ctx: AppContext, talker: Talker): Promise<Chat> {
  const chat = await answered(ctx, await start(ctx, talker, 'How many open roles do we have?'));
  if (chat.toolCalls.length !== 1) throw new Error(`${chat.toolCalls.length} tools were called.`);
  return chat;
}

/** So many chats at once, each with two turns. All are open until the last is answered; then they are stopped. */
export async function crowd(ctx: AppContext, talker: Talker, chats: number): Promise<void> {
  const open = await Promise.all(
    Array.from({ length: chats }, async () => {
      const chat = await plainTurn(ctx, talker);
      const said = { text: 'Show our roles', author: talker.author, idempotencyKey: null };
      return answered(ctx, await sendMessage(ctx, chat, said));
    }),
  );
  await Promise.all(open.map((chat) => stopChat(ctx, chat)));
}

function start(ctx: AppContext, { accountId, author }: Talker, text: string): Promise<Chat> {
  const context = { jobId: null, candidateId: null };
  return startChat(ctx, { accountId, said: { text, author }, context, run: null });
}

async function answered(ctx: AppContext, started: Chat): Promise<Chat> {
  let chat = started;
  while (chat.status === 'thinking') {
    await pause(LOOK_MS);
    chat = await requireChat(ctx, chat);
  }
  if (chat.status !== 'waiting_for_user') throw new Error(`The chat is ${chat.status}.`);
  return chat;
}
