import type { Candidate } from '../../../domain/hiring/candidate.ts';
import type { Text } from '../../../pages/h.ts';
import { nameOf } from '../../../pages/console/hiring/candidates-page.tsx';
import { findSurvivors } from '../../../services/hiring/pipeline/find-survivor.ts';
import { accountOf } from '../../caller.ts';
import type { PageCall } from './console-page.ts';

/** The candidates of rows that a page shows, by the ids in the rows; survivors for merged ones. */
export function candidatesOf(
  { origin: { ctx, caller } }: PageCall,
  ids: readonly (string | null)[],
): Promise<Map<string, Candidate>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return Promise.resolve(new Map<string, Candidate>());
  return findSurvivors(ctx.stores, accountOf(caller), [...new Set(known)]);
}

/** Names of candidates by id. */
export async function namesOf(
  call: PageCall,
  ids: readonly (string | null)[],
): Promise<Map<string, Text>> {
  const candidates = await candidatesOf(call, ids);
  return new Map([...candidates].map(([id, candidate]) => [id, nameOf(candidate)]));
}

/** Names of the candidates of a list's rows, by id. */
export function namesOfRows(
  call: PageCall,
  { rows }: { rows: readonly { candidate_id: string | null }[] },
): Promise<Map<string, Text>> {
  return namesOf(
    call,
    rows.map((row) => row.candidate_id),
  );
}
