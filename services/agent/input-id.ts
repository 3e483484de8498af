import { createHash } from 'node:crypto';
import type { OwnedRef } from '../../domain/common/ids.ts';
import { newId } from '../../storage/new-id.ts';

/** The id of an input to a session or chat: equal for equal content under one key; random without a key. */
export function inputId(
  { accountId, id }: OwnedRef,
  key: string | null,
  content: readonly unknown[],
): string {
  if (key === null) return newId('message');
  const name = JSON.stringify([accountId, id, key, ...content]);
  return `msg_${createHash('sha256').update(name).digest('hex').slice(0, 40)}`;
}
