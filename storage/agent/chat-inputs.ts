import type { OwnedRef } from '../../domain/common/ids.ts';
import { insertMissing } from '../insert-missing.ts';
import type { Stores } from '../stores.ts';
import { chatInputModel, type ChatInputRecord } from './chat-input.model.ts';

/** Input that a person sent to a chat. */
export type ChatSaid = Pick<ChatInputRecord, 'kind' | 'text' | 'actionId' | 'author'> & {
  id: string;
};

/** Stores what a person sent. An existing record with this id is not changed. */
export async function keepChatInput(
  { mongo }: Stores,
  { accountId, id: chatId }: OwnedRef,
  { id, ...said }: ChatSaid,
): Promise<void> {
  const record = { _id: id, chatId, accountId, ...said, createdAt: new Date() };
  await insertMissing(chatInputModel(mongo), [record]);
}

/** An input of this chat; null when there is none. */
export async function findChatInput(
  { mongo }: Stores,
  { accountId, id: chatId }: OwnedRef,
  inputId: string,
): Promise<ChatSaid | null> {
  const record = await chatInputModel(mongo).findOne({ _id: inputId, chatId, accountId }).lean();
  if (record === null) return null;
  const { _id: id, kind, text, actionId, author } = record;
  return { id, kind, text, actionId, author };
}
