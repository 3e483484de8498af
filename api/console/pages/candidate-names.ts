import type { Candidate } from '../../../domain/hiring/candidate.ts';
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
