import { Schema } from 'mongoose';
import type { Member } from '../../../domain/accounts/console/people.ts';
import { addTrail, type WithTrail } from '../audit/trail.schema.ts';
import { defineModel } from '../../define-model.ts';

export interface MemberRecord extends Omit<Member, 'id'>, WithTrail {
  _id: string;
  /** Set when the member was removed; a new invitation clears it. */
  removedAt: Date | null;
}

const schema = new Schema<MemberRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    accountId: { type: String, required: true },
    role: { type: String, required: true },
    createdAt: { type: Date, required: true },
    removedAt: { type: Date, default: null },
  },
  { collection: 'members', versionKey: false },
);

schema.index({ userId: 1, accountId: 1 }, { unique: true, name: 'place' });
schema.index({ accountId: 1, _id: -1 }, { name: 'account' });
addTrail(schema);

export const memberModel = defineModel<MemberRecord>('Member', schema);
