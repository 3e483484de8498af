import type { ConsoleUser, Theme } from '../../../domain/accounts/console/people.ts';
import { emailKey } from '../../../domain/common/email.ts';
import { findOrInsert } from '../../find-or-insert.ts';
import { newId } from '../../new-id.ts';
import type { Stores } from '../../stores.ts';
import { consoleUserModel, type ConsoleUserRecord } from './console-user.model.ts';

/** The person with this address; null when there is none. */
export async function findUserByEmail(stores: Stores, email: string): Promise<ConsoleUser | null> {
  const record = await consoleUserModel(stores.mongo)
    .findOne({ email: emailKey(email) })
    .lean<ConsoleUserRecord>();
  return record === null ? null : toUser(record);
}

export async function findUsers(stores: Stores, ids: readonly string[]): Promise<ConsoleUser[]> {
  const records = await consoleUserModel(stores.mongo)
    .find({ _id: { $in: [...ids] } })
    .lean<ConsoleUserRecord[]>();
  return records.map(toUser);
}

/** The person with this address, created if there is none. Idempotent. */
export async function ensureUser(stores: Stores, email: string): Promise<ConsoleUser> {
  const filter = { email: emailKey(email) };
  const record = await findOrInsert<ConsoleUserRecord>(consoleUserModel(stores.mongo), filter, {
    _id: newId('user'),
    name: null,
    theme: 'system',
    shortcuts: true,
    operator: false,
    createdAt: new Date(),
  });
  return toUser(record);
}

/** Marks a person as an operator of the installation, or ends that. */
export async function setOperator(stores: Stores, id: string, operator: boolean): Promise<void> {
  await consoleUserModel(stores.mongo).updateOne({ _id: id }, { $set: { operator } });
}

/** Changes a person's own settings. */
export async function changeUser(
  stores: Stores,
  id: string,
  change: { name?: string | null; theme?: Theme; shortcuts?: boolean },
): Promise<void> {
  await consoleUserModel(stores.mongo).updateOne({ _id: id }, { $set: change });
}

function toUser(record: ConsoleUserRecord): ConsoleUser {
  const { _id: id, email, name, theme, shortcuts, operator } = record;
  return { id, email, name: name ?? null, theme, shortcuts: shortcuts ?? true, operator };
}
