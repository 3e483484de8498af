import { Schema } from 'mongoose';
import { defineModel } from './define-model.ts';

/** Which installation the records belong to, and the ids of the keys that its processes use. */
export interface IdentityRecord {
  _id: 'this';
  installationId: string;
  /** Id of the key of `SECRETS_KEY` that encrypts. */
  secretsKey: string;
  /** Id of `CURSOR_SECRET`. */
  cursorKey: string;
  /** Id of `ADDRESS_KEY`. */
  addressKey: string;
  createdAt: Date;
}

const schema = new Schema<IdentityRecord>(
  {
    _id: { type: String, required: true },
    installationId: { type: String, required: true },
    secretsKey: { type: String, required: true },
    cursorKey: { type: String, required: true },
    addressKey: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'identity', versionKey: false },
);

export const identityModel = defineModel<IdentityRecord>('Identity', schema);
