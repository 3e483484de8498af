import { Schema } from 'mongoose';
import type { ConsoleUser } from '../../../domain/accounts/console/people.ts';
import { defineModel } from '../../define-model.ts';

export interface ConsoleUserRecord extends Omit<ConsoleUser, 'id'> {
  _id: string;
  createdAt: Date;
}

const schema = new Schema<ConsoleUserRecord>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    name: { type: String, default: null },
    theme: { type: String, required: true },
    shortcuts: { type: Boolean, default: true },
    operator: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'console_users', versionKey: false },
);

schema.index({ email: 1 }, { unique: true, name: 'email' });

export const consoleUserModel = defineModel<ConsoleUserRecord>('ConsoleUser', schema);
