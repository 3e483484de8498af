import {
  noFacts,
  type AccountProfile,
  type ProfileChanges,
} from '../../domain/accounts/account-profile.ts';
import type { ReadingChoice } from '../../domain/resume/reading-choice.ts';
import type { Stores } from '../stores.ts';
import { accountModel, type AccountRecord } from './account.model.ts';

/** The version of a profile that was never changed. */
const FIRST_VERSION = 1;

export interface ProfiledAccount extends AccountProfile {
  id: string;
  email: string;
  balanceUsdMicros: number;
  heldUsdMicros: number;
  createdAt: Date;
  /** When the account closes; null while it is not closing. */
  closesAt: Date | null;
  /** The version of the profile. Changes of money and résumé do not increase it. */
  version: number;
}

/** An account with its job seeker's profile; null when there is none. */
export async function findProfile(
  { mongo }: Stores,
  accountId: string,
): Promise<ProfiledAccount | null> {
  const record = await accountModel(mongo).findById(accountId).lean<AccountRecord>();
  return record === null ? null : profileOfRecord(record);
}

/** Sets the given members of a profile at this version. Null when the write lost the race. */
export async function saveProfile(
  { mongo }: Stores,
  { id, version }: Pick<ProfiledAccount, 'id' | 'version'>,
  { facts = {}, resume_reading: resumeReading, ...changes }: ProfileChanges,
): Promise<ProfiledAccount | null> {
  const stated = Object.entries(facts).map(([name, fact]) => [`facts.${name}`, fact] as const);
  const set = {
    ...changes,
    ...(resumeReading !== undefined && { resumeReading }),
    ...Object.fromEntries(stated),
    profileVersion: version + 1,
  };
  const profileVersion = version === FIRST_VERSION ? { $in: [FIRST_VERSION, null] } : version;
  const record = await accountModel(mongo)
    .findOneAndUpdate({ _id: id, profileVersion }, { $set: set }, { returnDocument: 'after' })
    .lean<AccountRecord>();
  return record === null ? null : profileOfRecord(record);
}

function profileOfRecord(record: AccountRecord): ProfiledAccount {
  return {
    id: record._id,
    email: record.email,
    name: record.name,
    phone: record.phone ?? null,
    location: record.location ?? null,
    links: record.links ?? [],
    facts: { ...noFacts, ...record.facts },
    resumeReading: record.resumeReading ?? 'rules',
    balanceUsdMicros: record.balanceUsdMicros,
    heldUsdMicros: record.heldUsdMicros,
    createdAt: record.createdAt,
    closesAt: record.closing?.closesAt ?? null,
    version: record.profileVersion ?? FIRST_VERSION,
  };
}

/** How an account has résumés read. */
export async function findReadingChoice(
  { mongo }: Stores,
  accountId: string,
): Promise<ReadingChoice> {
  const record = await accountModel(mongo).findById(accountId, { resumeReading: 1 }).lean();
  return record?.resumeReading ?? 'rules';
}

/** Revokes all tokens issued to tool clients before this moment. API keys are not affected. */
export async function endToolGrants({ mongo }: Stores, accountId: string): Promise<void> {
  const now = new Date();
  await accountModel(mongo).updateOne({ _id: accountId }, { $set: { toolGrantsEndedAt: now } });
}

/** When tokens of tool clients were last revoked; null when never. */
export async function findToolGrantsEnd(
  { mongo }: Stores,
  accountId: string,
): Promise<Date | null> {
  const record = await accountModel(mongo)
    .findById(accountId, { toolGrantsEndedAt: 1 })
    .lean<Pick<AccountRecord, 'toolGrantsEndedAt'>>();
  return record?.toolGrantsEndedAt ?? null;
}
