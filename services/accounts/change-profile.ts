import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../domain/common/errors.ts';
import type { ProfileChanges } from '../../domain/accounts/account-profile.ts';
import {
  findProfile,
  saveProfile,
  type ProfiledAccount,
} from '../../storage/accounts/account-profiles.ts';
import type { AppContext } from '../context.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';

interface ProfileChange {
  accountId: string;
  changes: ProfileChanges;
  /** Throws when the version is not the one the caller expects. */
  judge: (profile: ProfiledAccount) => void;
}

/**
 * Changes the given members of a profile. Two callers that change different members both succeed.
 * @throws AppError `not_found`, and any error of `judge`.
 */
export function changeProfile(
  { stores }: Pick<AppContext, 'stores'>,
  { accountId, changes, judge }: ProfileChange,
): Promise<ProfiledAccount> {
  return retryOnConflict(async () => {
    const profile = await findProfile(stores, accountId);
    if (profile === null) throw new AppError('not_found');
    judge(profile);
    if (isAsItStands(profile, changes)) return profile;
    return saveProfile(stores, profile, changes);
  });
}

function isAsItStands(
  profile: ProfiledAccount,
  { links, facts, resume_reading: resumeReading, ...changes }: ProfileChanges,
): boolean {
  const changed = {
    ...{ ...profile, ...changes },
    links: links === undefined ? profile.links : (links ?? []),
    facts: { ...profile.facts, ...facts },
    resumeReading: resumeReading ?? profile.resumeReading,
  };
  return isDeepStrictEqual(changed, profile);
}
