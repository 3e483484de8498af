import { Schema } from 'mongoose';
import type { AccountFacts } from '../../domain/accounts/account-profile.ts';
import type { Quotas } from '../../domain/accounts/meters.ts';
import { defineModel } from '../define-model.ts';
import { addTrail, type WithTrail } from './audit/trail.schema.ts';
import { addOutbox, type WithOutbox } from '../webhooks/events/outbox.schema.ts';

/** The billed tenant (decision 0005). Money is integer micro-USD. */
export interface AccountRecord extends WithOutbox, WithTrail {
  _id: string;
  /** Lower case; one account per address. */
  email: string;
  name: string | null;
  balanceUsdMicros: number;
  /** Reserved for calls that are still running; part of the balance. */
  heldUsdMicros: number;
  /** The rest of its money. The billing area knows its shape. */
  billing?: object;
  /** Monthly quotas of its own; the others are everybody's. */
  quotas?: Partial<Quotas>;
  /** The organization it posts for unless it says another; absent until it chooses. */
  defaultOrganizationId?: string;
  /** The job seeker's profile; absent until stated. */
  phone?: string | null;
  location?: string | null;
  links?: string[] | null;
  facts?: Partial<AccountFacts>;
  /** Grows with every change of the profile; the first until there is one. */
  profileVersion?: number;
  resume?: ResumeRecord;
  /** What tool clients were given before this moment is void. */
  toolGrantsEndedAt?: Date;
  createdAt: Date;
}

/** The job seeker's résumé and how far its reading is. */
export interface ResumeRecord {
  /** Names this upload; a reading of an earlier one changes nothing. */
  id: string;
  status: 'queued' | 'parsing' | 'ready' | 'failed';
  /** The file as uploaded; null for one given as JSON Resume. */
  file: { fileId: string; filename: string; contentType: string; bytes: number } | null;
  /** JSON Resume, once it is ready. */
  resume: unknown;
  /** Why it could not be read. */
  error: string | null;
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
    profileVersion: Number,
    resume: Schema.Types.Mixed,
    toolGrantsEndedAt: Date,
    createdAt: { type: Date, required: true },
  },
  { collection: 'accounts', versionKey: false },
);

schema.index({ email: 1 }, { unique: true, name: 'email' });
schema.index({ 'billing.sweepAt': 1 }, { name: 'billing_sweep', sparse: true });
schema.index({ 'resume.status': 1, 'resume.updatedAt': 1 }, { name: 'resume', sparse: true });
addOutbox(schema);
addTrail(schema);

export const accountModel = defineModel<AccountRecord>('Account', schema);
