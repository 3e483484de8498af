import type { CallOptions } from '../sdk/index.ts';
import { type Values, WrongUse } from './command.ts';

/** The options of a call that the command line names: `--if-match` and `--idempotency-key`. @throws WrongUse */
export function callOptionsOf(values: Values): CallOptions {
  const ifMatch = values['if-match'] === undefined ? undefined : Number(values['if-match']);
  if (ifMatch !== undefined && !Number.isInteger(ifMatch)) {
    throw new WrongUse('--if-match must be the version of a record, a whole number.');
  }
  const key = values['idempotency-key'];
  return {
    ...(ifMatch !== undefined && { ifMatch }),
    ...(typeof key === 'string' && { idempotencyKey: key }),
  };
}
