import { Schema } from 'mongoose';
import type { ChargeSum } from '../../domain/billing/charge-sum.ts';
import type { Meter } from '../../domain/accounts/meters.ts';
import { defineModel } from '../define-model.ts';

/** An account's closed month. Written once; nothing changes it. `_id` is `<account>:<month>`. */
export interface StatementRecord {
  _id: string;
  accountId: string;
  month: string;
  openingBalanceUsdMicros: number;
  closingBalanceUsdMicros: number;
  /** What came in: the change of the balance, and what was charged. */
  creditedUsdMicros: number;
  chargedUsdMicros: number;
  charges: ChargeSum[];
  meters: { meter: Meter; used: number; quota: number }[];
  closedAt: Date;
}

const schema = new Schema<StatementRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    month: { type: String, required: true },
    openingBalanceUsdMicros: { type: Number, required: true },
    closingBalanceUsdMicros: { type: Number, required: true },
    creditedUsdMicros: { type: Number, required: true },
    chargedUsdMicros: { type: Number, required: true },
    charges: [Schema.Types.Mixed],
    meters: [Schema.Types.Mixed],
    closedAt: { type: Date, required: true },
  },
  { collection: 'statements', versionKey: false },
);

export const statementModel = defineModel<StatementRecord>('Statement', schema);
