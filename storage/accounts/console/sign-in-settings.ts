import type { Cause } from '../../../domain/accounts/audit/audit-entry.ts';
import {
  mailAlone,
  type SignInSettings,
} from '../../../domain/accounts/console/sign-in-settings.ts';
import type { Stores } from '../../stores.ts';
import { newAuditEntry } from '../audit/new-audit-entry.ts';
import { signInSettingsModel, type SignInSettingsRecord } from './sign-in-settings.model.ts';

/** How the members of an account sign in: by mail alone unless it has chosen otherwise. */
export async function findSignInSettings(
  { mongo }: Stores,
  accountId: string,
): Promise<SignInSettings> {
  const record = await signInSettingsModel(mongo)
    .findById(accountId, { trail: 0 })
    .lean<SignInSettingsRecord>();
  return record === null ? mailAlone(accountId) : toSettings(record);
}

/** Accounts with a provider for a domain, at most `limit`. */
export async function listProvidersOf(
  { mongo }: Stores,
  domain: string,
  limit: number,
): Promise<SignInSettings[]> {
  const records = await signInSettingsModel(mongo)
    .find({ domains: domain, issuer: { $ne: null } }, { trail: 0 })
    .sort({ _id: 1 })
    .limit(limit)
    .lean<SignInSettingsRecord[]>();
  return records.map(toSettings);
}

/** The secret of the account's registration with its provider; null for a public client. */
export async function readClientSecret(
  { mongo, secrets }: Stores,
  accountId: string,
): Promise<string | null> {
  const record = await signInSettingsModel(mongo)
    .findById(accountId, { clientSecret: 1 })
    .lean<Pick<SignInSettingsRecord, 'clientSecret'>>();
  const sealed = record?.clientSecret ?? null;
  return sealed === null ? null : secrets.open(sealed, accountId);
}

interface Change {
  before: SignInSettings;
  after: SignInSettings;
  secret: string | null;
}

/** Replaces the settings of an account. */
export async function saveSignInSettings(
  { mongo, secrets }: Stores,
  { before, after, secret }: Change,
  cause: Cause,
): Promise<void> {
  const { accountId, hasSecret: _, ...settings } = after;
  const clientSecret = secret === null ? null : secrets.seal(secret, accountId);
  const entry = newAuditEntry(cause, {
    action: 'account.sign_in_changed',
    accountId,
    targetId: accountId,
    before: auditedState(before),
    after: auditedState(after),
  });
  await signInSettingsModel(mongo).updateOne(
    { _id: accountId },
    { $set: { ...settings, clientSecret }, $push: { trail: entry } },
    { upsert: true },
  );
}

function auditedState(settings: SignInSettings) {
  const { issuer, domains, defaultRole, required, sessionHours } = settings;
  return {
    issuer,
    domains: [...domains],
    default_role: defaultRole,
    required,
    session_hours: sessionHours,
  };
}

function toSettings(record: SignInSettingsRecord): SignInSettings {
  const { _id: accountId, clientSecret, trail: _trail, ...settings } = record;
  return { ...settings, accountId, hasSecret: clientSecret !== null };
}
