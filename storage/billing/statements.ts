import type { Stores } from '../stores.ts';
import { insertMissing } from '../insert-missing.ts';
import { statementModel, type StatementRecord } from './statement.model.ts';

export type Statement = Omit<StatementRecord, '_id'>;

const idOf = (accountId: string, month: string) => `${accountId}:${month}`;

/** Stores a closed month. An existing statement is not changed. */
export async function insertStatement({ mongo }: Stores, statement: Statement): Promise<void> {
  const _id = idOf(statement.accountId, statement.month);
  await insertMissing(statementModel(mongo), [{ _id, ...statement }]);
}

/** An account's closed month; null while the month is open. */
export async function findStatement(
  { mongo }: Stores,
  accountId: string,
  month: string,
): Promise<Statement | null> {
  const record = await statementModel(mongo).findById(idOf(accountId, month)).lean();
  if (record === null) return null;
  const { _id, ...statement } = record;
  return statement;
}

/** An account's closed months, newest first. */
export function listStatements(
  { mongo }: Stores,
  accountId: string,
  limit: number,
): Promise<Statement[]> {
  const isOwn = { _id: { $gte: idOf(accountId, ''), $lte: idOf(accountId, '9999-99') } };
  return statementModel(mongo).find(isOwn).sort({ _id: -1 }).limit(limit).lean<Statement[]>();
}
