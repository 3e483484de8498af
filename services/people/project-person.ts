import { personProfile } from '../../domain/people/profile.ts';
import {
  clearPersonDue,
  findConsentingCandidate,
  type DuePerson,
} from '../../storage/people/consenting-candidates.ts';
import { deletePeople, savePerson } from '../../storage/people/people.ts';
import type { AppContext } from '../context.ts';
import { personKeyOf } from './person-key.ts';
import { readPersonResume } from './person-resume.ts';

/**
 * Brings the row of a candidate in People Search up to date, or deletes it where there is no consent. Idempotent. A
 * candidate that changes meanwhile stays due.
 */
export async function projectPerson(
  ctx: Pick<AppContext, 'config' | 'stores'>,
  due: DuePerson,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { stores, config } = ctx;
  const candidate = await findConsentingCandidate(stores, due.id);
  if (candidate === null) {
    await deletePeople(stores, [due.id]);
  } else {
    const { id, accountId, version } = candidate;
    const resume = await readPersonResume(ctx, candidate, { caller: accountId, signal });
    const grantedAt = candidate.consent.grantedAt ?? candidate.createdAt;
    const personKey = personKeyOf(config, candidate);
    const profile = personProfile(candidate, resume, new Date());
    await savePerson(stores, { id, accountId, version, personKey, grantedAt, ...profile });
    // The consent may have been withdrawn, or the candidate anonymised, while the résumé was read.
    if ((await findConsentingCandidate(stores, id)) === null) await deletePeople(stores, [id]);
  }
  await clearPersonDue(stores, due);
}
