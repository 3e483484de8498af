import { Schema } from 'mongoose';
import type { Candidate } from '../../../domain/hiring/candidate.ts';
import type { Traces } from '../../../domain/hiring/pipeline/anonymize-candidate.ts';
import { defineModel } from '../../define-model.ts';
import { addTrail, type WithTrail } from '../../accounts/audit/trail.schema.ts';
import { addOutbox, type WithOutbox } from '../../webhooks/events/outbox.schema.ts';
import { present, someText } from '../../partial-index.ts';

/** A candidate as MongoDB holds it. */
export interface CandidateRecord extends Omit<Candidate, 'id'>, WithOutbox, WithTrail {
  _id: string;
  /**
   * The normalised e-mail address that identifies the candidate; absent without an address. With applications it also
   * holds all earlier addresses.
   */
  emailKey?: string | string[];
  /** The words that the candidate search matches. */
  words: string[];
  /** Present on a duplicate: the id of its survivor. Its e-mail address leads there. */
  mergedInto?: string;
  /** Present while a duplicate still holds data to be merged: since when. */
  mergeDueAt?: Date;
  /** Present on a hired candidate until its employee is stored: since when. */
  employeeDueAt?: Date;
  /** Present while the row in People Search may lag behind: since when. */
  personDueAt?: Date;
  /** Present on an anonymised candidate until all its data elsewhere is erased. */
  erasure?: Traces & { dueAt: Date };
}

const schema = new Schema<CandidateRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    emailKey: Schema.Types.Mixed,
    name: String,
    email: String,
    phone: String,
    location: String,
    links: [String],
    skills: [String],
    source: String,
    consent: { type: Schema.Types.Mixed, required: true },
    tags: [String],
    applications: [Schema.Types.Mixed],
    notes: [Schema.Types.Mixed],
    hire: Schema.Types.Mixed,
    employeeDueAt: Date,
    formerIds: [String],
    anonymizedAt: Date,
    words: [String],
    mergedInto: String,
    mergeDueAt: Date,
    personDueAt: Date,
    erasure: Schema.Types.Mixed,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    version: { type: Number, required: true },
  },
  { collection: 'candidates', versionKey: false, minimize: false },
);

addOutbox(schema);
addTrail(schema);
/** One candidate per account and e-mail address, also with concurrent writes. */
schema.index(
  { accountId: 1, emailKey: 1 },
  {
    name: 'by_email',
    unique: true,
    partialFilterExpression: { emailKey: present },
  },
);
schema.index({ accountId: 1, _id: -1 }, { name: 'account' });
schema.index({ accountId: 1, 'applications.jobId': 1, _id: -1 }, { name: 'account_job' });
schema.index({ accountId: 1, 'applications.stage': 1, _id: -1 }, { name: 'account_stage' });
schema.index({ accountId: 1, words: 1, _id: -1 }, { name: 'account_words' });
schema.index({ accountId: 1, 'applications.status': 1, _id: -1 }, { name: 'account_status' });
schema.index({ accountId: 1, source: 1, _id: -1 }, { name: 'account_source_newest' });
schema.index({ accountId: 1, tags: 1, _id: -1 }, { name: 'account_tag' });
schema.index({ accountId: 1, updatedAt: 1, _id: 1 }, { name: 'account_updated' });
for (const member of ['name', 'email', 'source']) {
  const collation = { locale: 'en', strength: 1 };
  schema.index({ accountId: 1, [member]: 1, _id: 1 }, { name: `account_by_${member}`, collation });
}
schema.index(
  { mergeDueAt: 1 },
  { name: 'merge_due', partialFilterExpression: { mergeDueAt: { $exists: true } } },
);
schema.index(
  { personDueAt: 1 },
  { name: 'person_due', partialFilterExpression: { personDueAt: { $exists: true } } },
);
schema.index(
  { employeeDueAt: 1 },
  { name: 'employee_due', partialFilterExpression: { employeeDueAt: { $exists: true } } },
);
schema.index(
  { 'erasure.dueAt': 1 },
  { name: 'erasure_due', partialFilterExpression: { 'erasure.dueAt': { $exists: true } } },
);
schema.index(
  { 'applications.appliedBy': 1 },
  {
    name: 'by_applying_account',
    partialFilterExpression: { 'applications.appliedBy': someText },
  },
);
schema.index(
  { 'applications.sessionId': 1 },
  {
    name: 'by_session',
    partialFilterExpression: { 'applications.sessionId': someText },
  },
);
schema.index({ 'applications.files.fileId': 1 }, { name: 'file', sparse: true });

export const candidateModel = defineModel<CandidateRecord>('Candidate', schema);
