import { Schema } from 'mongoose';
import type { RevealKind } from '../../domain/people/person.ts';
import { addTrail, type WithTrail } from '../accounts/audit/trail.schema.ts';
import { defineModel } from '../define-model.ts';

/** One kind of reveal of one person to one account in one month. */
export interface RevealRecord extends WithTrail {
  /** Hash of account, person, kind and month. */
  _id: string;
  accountId: string;
  kind: RevealKind;
  /** UTC, `2026-11`. */
  month: string;
  /** Null once the person is anonymised. */
  personKey: string | null;
  candidateId: string | null;
  at: Date;
  expiresAt: Date;
}

const schema = new Schema<RevealRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    kind: { type: String, required: true },
    month: { type: String, required: true },
    personKey: { type: String, default: null },
    candidateId: { type: String, default: null },
    at: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'reveals', versionKey: false, minimize: false },
);

addTrail(schema);
schema.index({ accountId: 1, at: -1 }, { name: 'account' });
schema.index({ personKey: 1 }, { name: 'person' });
schema.index({ candidateId: 1 }, { name: 'candidate' });
schema.index({ expiresAt: 1 }, { name: 'expires', expireAfterSeconds: 0 });

export const revealModel = defineModel<RevealRecord>('Reveal', schema);
