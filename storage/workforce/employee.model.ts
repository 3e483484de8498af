import { Schema } from 'mongoose';
import type { Employee } from '../../domain/workforce/employee.ts';
import { addTrail, type WithTrail } from '../accounts/audit/trail.schema.ts';
import { defineModel } from '../define-model.ts';
import { present, someText } from '../partial-index.ts';

export interface EmployeeRecord extends Omit<Employee, 'id'>, WithTrail {
  _id: string;
  /** The normalised e-mail address; null without one. */
  emailKey: string | null;
  /** The same while there is no end date: unique per account. */
  activeEmailKey?: string;
  /** The words that the search matches. */
  words: string[];
  /** Present on a deleted employee until everything of it is deleted: since when. */
  deletedAt?: Date;
}

const schema = new Schema<EmployeeRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    name: { type: String, required: true },
    email: { type: String, default: null },
    phone: { type: String, default: null },
    title: { type: String, default: null },
    department: { type: String, default: null },
    startDate: { type: String, default: null },
    endDate: { type: String, default: null },
    managerId: { type: String, default: null },
    candidateId: { type: String, default: null },
    emailKey: { type: String, default: null },
    activeEmailKey: String,
    words: [String],
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    version: { type: Number, required: true },
    deletedAt: Date,
  },
  { collection: 'employees', versionKey: false, minimize: false },
);

addTrail(schema);
schema.index({ accountId: 1, _id: -1 }, { name: 'account' });
schema.index({ accountId: 1, department: 1, _id: -1 }, { name: 'account_department' });
schema.index({ accountId: 1, managerId: 1 }, { name: 'account_manager' });
schema.index({ accountId: 1, words: 1, _id: -1 }, { name: 'account_words' });
/** One employee without an end date per account and e-mail address. */
schema.index(
  { accountId: 1, activeEmailKey: 1 },
  {
    name: 'by_active_email',
    unique: true,
    partialFilterExpression: { activeEmailKey: present },
  },
);
schema.index({ emailKey: 1 }, { name: 'email' });
schema.index(
  { candidateId: 1 },
  { name: 'by_candidate', partialFilterExpression: { candidateId: someText } },
);
schema.index(
  { deletedAt: 1 },
  { name: 'deleted', partialFilterExpression: { deletedAt: { $exists: true } } },
);

export const employeeModel = defineModel<EmployeeRecord>('Employee', schema);
