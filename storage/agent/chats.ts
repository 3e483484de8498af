import type { ChatCharge } from '../../domain/agent/chat/chat-charge.ts';
import { isOver } from '../../domain/agent/chat/chat-lifecycle.ts';
import type { Chat } from '../../domain/agent/chat/chat.ts';
import { forgetCandidates, subjectsOf } from '../../domain/agent/chat/subjects.ts';
import { isId, type OwnedRef } from '../../domain/common/ids.ts';
import type { PageStart } from '../../domain/common/result-page.ts';
import { collectionOf } from '../define-model.ts';
import { unlessTaken } from '../duplicate-key.ts';
import { newestFirst } from '../newest-first.ts';
import { readOwned } from '../read-owned.ts';
import type { Stores } from '../stores.ts';
import { chatInputModel } from './chat-input.model.ts';
import { chatModel, type ChatRecord } from './chat.model.ts';

/** Members that are internal to storage. */
const HIDDEN = { startDueAt: 0, isOpen: 0, subjects: 0 } as const;
/** Members that rows of a list leave out. */
const LARGE = { messages: 0, toolCalls: 0, actions: 0, events: 0 } as const;

/** A chat as read. */
type StoredChat = Omit<ChatRecord, keyof typeof HIDDEN>;

const readChat = readOwned<ChatRecord, StoredChat>(chatModel, HIDDEN);

/** Inserts a new chat, whose workflow is due to start; false when its id is taken. */
export function insertChat({ mongo }: Stores, chat: Chat): Promise<boolean> {
  const { id: _id, ...content } = chat;
  const internal = { isOpen: true, subjects: subjectsOf(chat), startDueAt: chat.createdAt };
  return unlessTaken(() => chatModel(mongo).create({ _id, ...content, ...internal }));
}

/** A chat of an account; null when there is none. */
export async function findChat(stores: Stores, ref: OwnedRef): Promise<Chat | null> {
  return isId('chat', ref.id) ? chatOf(await readChat(stores, ref)) : null;
}

/** The version of a chat, for readers that wait for the next; null when there is none. */
export async function findChatVersion(
  { mongo }: Stores,
  { accountId, id }: OwnedRef,
): Promise<number | null> {
  const found = await chatModel(mongo).findOne({ _id: id, accountId }, { version: 1 }).lean();
  return found?.version ?? null;
}

/** A page of an account's chats, newest first, without messages, tool calls and actions. */
export async function listChats(
  { mongo }: Stores,
  accountId: string,
  page: PageStart,
): Promise<Chat[]> {
  const records = await newestFirst<ChatRecord, StoredChat>(
    chatModel(mongo),
    { accountId },
    { ...page, without: { ...HIDDEN, ...LARGE } },
  );
  const bare = { messages: [], toolCalls: [], actions: [], events: [] };
  return records.map(({ _id, ...record }) => ({ ...record, ...bare, id: _id }));
}

/**
 * Writes a chat over the version that was read. Null when the write lost the race. Payments are not written here: they
 * are recorded when they are made.
 */
export async function saveChat({ mongo }: Stores, chat: Chat): Promise<Chat | null> {
  const { id, accountId, version, erasures, paidTurns: _paidTurns, ...content } = chat;
  const internal = { isOpen: !isOver(content.status), subjects: subjectsOf(chat) };
  const { matchedCount } = await chatModel(mongo).updateOne(
    { _id: id, accountId, version, erasures },
    { $set: { ...content, ...internal, version: version + 1 } },
  );
  return matchedCount === 0 ? null : { ...chat, version: version + 1 };
}

/** Empties what the chats of an account hold about candidates, with the inputs that were applied to them. */
export async function forgetInChats(
  stores: Stores,
  accountId: string,
  ids: readonly string[],
): Promise<void> {
  const about = { accountId, subjects: { $in: [...ids] } };
  for (;;) {
    const found = await chatModel(stores.mongo).findOne(about, HIDDEN).lean<StoredChat>();
    const chat = chatOf(found);
    if (chat === null) return;
    await chatInputModel(stores.mongo).deleteMany({ chatId: chat.id, _id: { $in: chat.inputs } });
    const { id, version, erasures } = chat;
    const { title, context, messages, toolCalls, actions, ...after } = forgetCandidates(chat, ids);
    const emptied = { title, context, messages, toolCalls, actions, erasures: after.erasures };
    // A write that lost the race is repeated: the chat is still found.
    await chatModel(stores.mongo).updateOne(
      { _id: id, accountId, version, erasures },
      { $set: { ...emptied, subjects: subjectsOf({ ...chat, ...emptied }) } },
    );
  }
}

/** Deletes a chat with what was sent to it; false when there is none. */
export async function deleteChat({ mongo }: Stores, { accountId, id }: OwnedRef): Promise<boolean> {
  const { deletedCount } = await chatModel(mongo).deleteOne({ _id: id, accountId });
  await chatInputModel(mongo).deleteMany({ chatId: id, accountId });
  return deletedCount > 0;
}

/** Records the payments of chats, each once by its key. Ended chats are included. */
export async function addPaidChatTurns(
  { mongo }: Stores,
  charges: readonly (ChatCharge & { accountId: string })[],
): Promise<void> {
  if (charges.length === 0) return;
  const writes = charges.map(({ accountId, chatId, turn }) => ({
    updateOne: {
      filter: { _id: chatId, accountId, 'paidTurns.key': { $ne: turn.key } },
      update: { $push: { paidTurns: turn } },
    },
  }));
  await collectionOf(mongo, chatModel).bulkWrite(writes, { ordered: false });
}

/** Records that the workflow of a chat runs. */
export async function markChatStarted(
  { mongo }: Stores,
  { accountId, id }: OwnedRef,
): Promise<void> {
  await chatModel(mongo).updateOne({ _id: id, accountId }, { $unset: { startDueAt: '' } });
}

function chatOf(record: StoredChat | null): Chat | null {
  if (record === null) return null;
  const { _id: id, ...chat } = record;
  return { id, ...chat };
}
