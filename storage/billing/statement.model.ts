import { Schema } from 'mongoose';
import type { ChargeSum } from '../../domain/billing/charge-sum.ts';
import type { Meter } from '../../domain/accounts/meters.ts';
import { defineModel } from '../define-model.ts';

/** An account's closed month. Written once and never changed. `_id` is `<account>:<month>`. */
export interface StatementRecord {
  _id: string;
  accountId: string;
  month: string;
  openingBalanceUsdMicros: number;
  closingBalanceUsdMicros: number;
  /** The change of the balance in the month, and the charges. */
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
