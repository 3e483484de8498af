import { Schema } from 'mongoose';
import type { LedgerEntry } from '../../domain/billing/ledger-entry.ts';
import { defineModel } from '../define-model.ts';

/** An entry as stored. The collection is append-only. */
export interface LedgerRecord extends Omit<LedgerEntry, 'id'> {
  _id: string;
  accountId: string;
}

const schema = new Schema<LedgerRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    sequence: { type: Number, required: true },
    key: { type: String, required: true },
    kind: { type: String, required: true },
    amountUsdMicros: { type: Number, required: true },
    balanceAfterUsdMicros: { type: Number, required: true },
    reference: String,
    tokens: Schema.Types.Mixed,
    reason: String,
    at: { type: Date, required: true },
  },
  { collection: 'ledger', versionKey: false },
);

schema.index({ accountId: 1, key: 1 }, { unique: true, name: 'key' });
schema.index({ accountId: 1, at: 1 }, { name: 'at' });
schema.index({ accountId: 1, sequence: 1 }, { unique: true, name: 'sequence' });

export const ledgerModel = defineModel<LedgerRecord>('LedgerEntry', schema);
