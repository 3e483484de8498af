import { Schema } from 'mongoose';
import type { AccountFacts } from '../../domain/accounts/account-profile.ts';
import type { Closing } from '../../domain/accounts/closing.ts';
import type { Reading } from '../../domain/resume/reading.ts';
import type { ReadingChoice } from '../../domain/resume/reading-choice.ts';
import type { Quotas } from '../../domain/accounts/meters.ts';
import { defineModel } from '../define-model.ts';
import { addTrail, type WithTrail } from './audit/trail.schema.ts';
import { addOutbox, type WithOutbox } from '../webhooks/events/outbox.schema.ts';
import { someTime } from '../partial-index.ts';

/** The billed tenant (decision 0005). Money is integer micro-USD. */
export interface AccountRecord extends WithOutbox, WithTrail {
  _id: string;
  /** Lower case; unique. */
  email: string;
  name: string | null;
  balanceUsdMicros: number;
  /** Reserved for running calls; part of the balance. */
  heldUsdMicros: number;
  /** The account's money except its balance. The billing area defines its shape. */
  billing?: object;
  /** Monthly quotas that differ from the defaults. */
  quotas?: Partial<Quotas>;
  /** The organization that the account posts for by default; absent until chosen. */
  defaultOrganizationId?: string;
  /** The job seeker's profile; absent until set. */
  phone?: string | null;
  location?: string | null;
  links?: string[] | null;
  facts?: Partial<AccountFacts>;
  /** How résumés are read; absent until chosen. */
  resumeReading?: ReadingChoice;
  /** Increases with every change of the profile. Absent while the profile has its first version. */
  profileVersion?: number;
  resume?: ResumeRecord;
  /** Tokens issued to tool clients before this moment are revoked. */
  toolGrantsEndedAt?: Date;
  /** Members with the role owner. Guards the last one: this document decides who may step down. */
  owners?: string[];
  /** Absent while the account is not closing. */
  closing?: Omit<Closing, 'accountId'>;
  createdAt: Date;
}

/** The job seeker's résumé and its parsing status. */
export interface ResumeRecord {
  /** Id of the upload. The result of parsing an earlier upload is ignored. */
  id: string;
  status: 'queued' | 'parsing' | 'ready' | 'failed';
  /** The file as uploaded; null for a résumé given as JSON Resume. */
  file: { fileId: string; filename: string; contentType: string; bytes: number } | null;
  /** JSON Resume; null until parsed. */
  resume: unknown;
  /** The reason why the file could not be parsed. */
  error: string | null;
  /** Who read it; absent until parsed, and for a JSON Resume. */
  reading?: Reading;
  updatedAt: Date;
}

const schema = new Schema<AccountRecord>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    name: String,
    balanceUsdMicros: { type: Number, required: true },
    heldUsdMicros: { type: Number, required: true },
    billing: Schema.Types.Mixed,
    quotas: Schema.Types.Mixed,
    defaultOrganizationId: String,
    phone: String,
    location: String,
    links: { type: [String], default: undefined },
    facts: Schema.Types.Mixed,
    resumeReading: String,
    profileVersion: Number,
    resume: Schema.Types.Mixed,
    toolGrantsEndedAt: Date,
    owners: { type: [String], default: undefined },
    closing: Schema.Types.Mixed,
    createdAt: { type: Date, required: true },
  },
  { collection: 'accounts', versionKey: false },
);

schema.index({ email: 1 }, { unique: true, name: 'email' });
schema.index({ 'billing.sweepAt': 1 }, { name: 'billing_sweep', sparse: true });
schema.index({ 'resume.status': 1, 'resume.updatedAt': 1 }, { name: 'resume', sparse: true });
schema.index(
  { 'closing.nextAt': 1 },
  { name: 'closing_due', partialFilterExpression: { 'closing.nextAt': someTime } },
);
addOutbox(schema);
addTrail(schema);

export const accountModel = defineModel<AccountRecord>('Account', schema);
