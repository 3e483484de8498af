import { Schema } from 'mongoose';
import { defineModel } from '../define-model.ts';

/** The billed tenant (decisions section 2). Money is integer micro-USD. */
export interface AccountRecord {
  _id: string;
  /** Lower case; one account per address. */
  email: string;
  name: string | null;
  balanceUsdMicros: number;
  /** Reserved for calls that are still running; part of the balance. */
  heldUsdMicros: number;
  createdAt: Date;
}

const schema = new Schema<AccountRecord>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    name: String,
    balanceUsdMicros: { type: Number, required: true },
    heldUsdMicros: { type: Number, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'accounts', versionKey: false },
);

schema.index({ email: 1 }, { unique: true, name: 'email' });

export const accountModel = defineModel<AccountRecord>('Account', schema);
