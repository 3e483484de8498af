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
import { newIdOf, type ReadRow, type RunningImport } from './row-work.ts';

/** How a row names a person. */
interface Named {
  externalId: string | null;
  email: string | null;
}

interface NamedPerson extends Named {
  /** The id that the person has if this row creates it. */
  newId: string;
}

/** A row with its person: the candidate who is known, and the id that a new one gets. */
export interface RowOfPerson<Row> {
  row: Row;
  known: Candidate | null;
  id: string;
}

/** Finds the candidates that rows name, and claims the external ids that sound rows give to others. */
export async function findAndClaim<Row extends ReadRow<unknown>>(
  job: Pick<RunningImport, 'ctx' | 'one'>,
  rows: readonly Row[],
  namesOf: (row: Row) => Named,
): Promise<RowOfPerson<Row>[]> {
  const named = rows.map((row) => ({ ...namesOf(row), newId: newIdOf('candidate', job, row) }));
  const found = await findPeople(job.ctx, job.one.accountId, named);
  const people = rows.map((row, index) => ({
    ...(named[index] as NamedPerson),
    ...{ row, known: found[index] ?? null },
  }));
  const kept = await claimPeople(
    job,
    people.filter(({ row }) => row.fault === null),
  );
  return people.map(({ row, known, newId, externalId }) => {
    const id = row.fault === null && externalId !== null ? kept.get(externalId) : undefined;
    return { row, known, id: id ?? newId };
  });
}

/** The candidates that rows name; null for a person who is not known. */
async function findPeople(
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

/**
 * Claims the external ids of people, and returns the record that each stands for. Of two imports at once the first
 * claim counts, so that one id is one person. A dry run claims nothing.
 */
async function claimPeople(
  { ctx, one }: Pick<RunningImport, 'ctx' | 'one'>,
  people: readonly (NamedPerson & { known: Candidate | null })[],
): Promise<Map<string, string>> {
  const claims = new Map<string, string>();
  for (const { externalId, newId, known } of people) {
    if (externalId !== null) claims.set(externalId, known?.id ?? newId);
  }
  if (one.dryRun || claims.size === 0) return new Map();
  const owner = { accountId: one.accountId, kind: 'candidates' as const };
  await keepExternalIds(ctx.stores, owner, claims);
  return findExternalIds(ctx.stores, owner, [...claims.keys()]);
}
