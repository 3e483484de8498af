import { emailKey } from '../../../domain/common/email.ts';
import { isId } from '../../../domain/common/ids.ts';
import type { Candidate } from '../../../domain/hiring/candidate.ts';
import {
  findCandidates,
  findHolders,
} from '../../../storage/hiring/candidates/known-candidates.ts';
import {
  findExternalIds,
  keepExternalIds,
} from '../../../storage/transfers/imports/external-ids.ts';
import type { AppContext } from '../../context.ts';
import { findSurvivor } from '../../hiring/pipeline/find-survivor.ts';
import type { RunningImport } from './row-work.ts';

/** How a row names a person. */
export interface NamedPerson {
  externalId: string | null;
  email: string | null;
  /** The id that the person has if this row creates it. */
  newId: string;
}

/** The candidates that rows name; null for a person who is not known. */
export async function findPeople(
  { stores }: Pick<AppContext, 'stores'>,
  accountId: string,
  people: readonly NamedPerson[],
): Promise<(Candidate | null)[]> {
  const externalIds = people.flatMap(({ externalId }) => externalId ?? []);
  const emails = people.flatMap(({ email }) => (email === null ? [] : [emailKey(email)]));
  const [byExternalId, byEmail] = await Promise.all([
    findExternalIds(stores, { accountId, kind: 'candidates' }, externalIds),
    findHolders(stores, accountId, emails),
  ]);
  const idsOf = ({ externalId, email, newId }: NamedPerson): string[] =>
    [
      externalId === null ? undefined : byExternalId.get(externalId),
      externalId !== null && isId('candidate', externalId) ? externalId : undefined,
      newId,
      email === null ? undefined : byEmail.get(emailKey(email)),
    ].filter((id) => id !== undefined);
  const known = await findCandidates(stores, accountId, [...new Set(people.flatMap(idsOf))]);
  return Promise.all(
    people.map(async (person) => {
      const id = idsOf(person).find((one) => known.has(one));
      const found = id === undefined ? undefined : known.get(id);
      if (id === undefined || found === undefined) return null;
      if ('candidate' in found)
        return found.candidate.anonymizedAt === null ? found.candidate : null;
      const survivor = await findSurvivor(stores, { accountId, id });
      return survivor?.anonymizedAt === null ? survivor : null;
    }),
  );
}

/** A person of a sound row, and the candidate who is known. */
export interface ClaimedPerson {
  externalId: string | null;
  newId: string;
  known: Candidate | null;
}

/**
 * Claims the external ids of people who are not known, and returns the id that each person has. Of two imports at once
 * the first claim counts, so that one id is one person.
 */
export async function claimPeople(
  { ctx, one }: Pick<RunningImport, 'ctx' | 'one'>,
  people: readonly ClaimedPerson[],
): Promise<string[]> {
  const claims = new Map<string, string>();
  for (const { externalId, newId, known } of people) {
    if (externalId !== null) claims.set(externalId, known?.id ?? newId);
  }
  if (one.dryRun || claims.size === 0) return people.map(({ newId }) => newId);
  const owner = { accountId: one.accountId, kind: 'candidates' as const };
  await keepExternalIds(ctx.stores, owner, claims);
  const kept = await findExternalIds(ctx.stores, owner, [...claims.keys()]);
  return people.map(({ externalId, newId }) =>
    externalId === null ? newId : (kept.get(externalId) ?? newId),
  );
}
