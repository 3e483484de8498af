import type { TokenUsage } from '../../domain/model/model-task.ts';
import { insertMissing } from '../insert-missing.ts';
import type { Stores } from '../stores.ts';
import { modelTurnModel } from './model-turn.model.ts';

export interface TurnName {
  accountId: string;
  /** Business key, unique per account. */
  key: string;
}

/** A question that has been answered. */
export interface AnsweredTurn {
  value: unknown;
  usage: TokenUsage;
}

/** The answer that an account has had to a question; null when there is none yet. */
export async function findTurn(stores: Stores, name: TurnName): Promise<AnsweredTurn | null> {
  const record = await modelTurnModel(stores.mongo).findById(turnId(name)).lean();
  return record === null ? null : { value: JSON.parse(record.answer), usage: record.usage };
}

/** Keeps an answer and returns the one that is kept: where two have come at once, the first. */
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
