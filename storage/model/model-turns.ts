import type { TokenUsage } from '../../domain/model/model-task.ts';
import { insertMissing } from '../insert-missing.ts';
import type { Stores } from '../stores.ts';
import { modelTurnModel } from './model-turn.model.ts';

export interface TurnName {
  accountId: string;
  /** Business key, unique per account. */
  key: string;
}

/** A request with its response. */
export interface AnsweredTurn {
  value: unknown;
  usage: TokenUsage;
}

/** The stored response to a request of an account; null when there is none. */
export async function findTurn(stores: Stores, name: TurnName): Promise<AnsweredTurn | null> {
  const record = await modelTurnModel(stores.mongo).findById(turnId(name)).lean();
  return record === null ? null : { value: JSON.parse(record.answer), usage: record.usage };
}

/** Stores a response and returns the stored one: of concurrent responses, the first. */
export async function keepTurn(
  stores: Stores,
  name: TurnName,
  { value, usage }: AnsweredTurn,
): Promise<AnsweredTurn> {
  const record = {
    _id: turnId(name),
    accountId: name.accountId,
    answer: JSON.stringify(value),
    usage,
    createdAt: new Date(),
  };
  await insertMissing(modelTurnModel(stores.mongo), [record]);
  return (await findTurn(stores, name)) ?? { value, usage };
}

function turnId({ accountId, key }: TurnName): string {
  return `${accountId}:${key}`;
}
