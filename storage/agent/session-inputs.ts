import type { OwnedRef } from '../../domain/common/ids.ts';
import type { SessionInput } from '../../domain/agent/session.ts';
import { insertMissing } from '../insert-missing.ts';
import type { Stores } from '../stores.ts';
import { sessionInputModel } from './session-input.model.ts';

/** Stores a user's message. An existing message with this id is not changed. */
export async function keepInput(
  { mongo }: Stores,
  { accountId, id: sessionId }: OwnedRef,
  { id, ...input }: SessionInput,
): Promise<void> {
  const record = { _id: id, sessionId, accountId, ...input, createdAt: new Date() };
  await insertMissing(sessionInputModel(mongo), [record]);
}

/** A user's message to this session; null when there is none. */
export async function findInput(
  { mongo }: Stores,
  { accountId, id: sessionId }: OwnedRef,
  inputId: string,
): Promise<SessionInput | null> {
  const record = await sessionInputModel(mongo)
    .findOne({ _id: inputId, sessionId, accountId })
    .lean();
  if (record === null) return null;
  const { _id: id, answers, files, message } = record;
  return { id, answers, files, message };
}
