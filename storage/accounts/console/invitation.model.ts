import { Schema } from 'mongoose';
import type { Invitation } from '../../../domain/accounts/console/people.ts';
import { addTrail, type WithTrail } from '../audit/trail.schema.ts';
import { defineModel } from '../../define-model.ts';
import { present } from '../../partial-index.ts';

export interface InvitationRecord extends Omit<Invitation, 'id'>, WithTrail {
  _id: string;
  /** SHA-256 of the token in the mail. */
  hash: string;
  acceptedAt: Date | null;
  revokedAt: Date | null;
  /** The address until the invitation is accepted or revoked: an account has one open invitation for each. */
  openKey?: string;
}

const schema = new Schema<InvitationRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    email: { type: String, required: true },
    role: { type: String, required: true },
    invitedBy: { type: String, required: true },
    hash: { type: String, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    acceptedAt: { type: Date, default: null },
    revokedAt: { type: Date, default: null },
    openKey: String,
  },
  { collection: 'invitations', versionKey: false },
);

schema.index({ hash: 1 }, { unique: true, name: 'hash' });
schema.index({ accountId: 1, _id: -1 }, { name: 'account' });
schema.index(
  { accountId: 1, openKey: 1 },
  { name: 'by_open_key', unique: true, partialFilterExpression: { openKey: present } },
);
schema.index({ expiresAt: 1 }, { name: 'expires', expireAfterSeconds: 86_400 });
addTrail(schema);

export const invitationModel = defineModel<InvitationRecord>('Invitation', schema);
