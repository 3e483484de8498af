import { Schema } from 'mongoose';
import type { SignInSettings } from '../../../domain/accounts/console/sign-in-settings.ts';
import { addTrail, type WithTrail } from '../audit/trail.schema.ts';
import { defineModel } from '../../define-model.ts';

export interface SignInSettingsRecord
  extends Omit<SignInSettings, 'accountId' | 'hasSecret'>, WithTrail {
  /** Id of the account. */
  _id: string;
  /** Encrypted, bound to the account. */
  clientSecret: string | null;
}

const groupRole = new Schema(
  { group: { type: String, required: true }, role: { type: String, required: true } },
  { _id: false },
);

const schema = new Schema<SignInSettingsRecord>(
  {
    _id: { type: String, required: true },
    issuer: { type: String, default: null },
    clientId: { type: String, default: null },
    clientSecret: { type: String, default: null },
    domains: { type: [String], required: true },
    defaultRole: { type: String, default: null },
    required: { type: Boolean, required: true },
    groupsClaim: { type: String, default: null },
    groupRoles: { type: [groupRole], required: true },
    sessionHours: { type: Number, default: null },
  },
  { collection: 'sign_in_settings', versionKey: false },
);

schema.index({ domains: 1 }, { name: 'domains' });
addTrail(schema);

export const signInSettingsModel = defineModel<SignInSettingsRecord>('SignInSettings', schema);
