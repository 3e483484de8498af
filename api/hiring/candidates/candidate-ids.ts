import { findCandidate } from '../../../storage/hiring/candidates/candidates.ts';
import type { ApiContext } from '../../context.ts';

/** The ids under which records of a candidate are stored: its own, and those of duplicates that were merged into it. */
export async function candidateIds(
  { stores }: ApiContext,
  accountId: string,
  id: string | undefined,
): Promise<string[] | undefined> {
  if (id === undefined) return undefined;
  const found = await findCandidate(stores, { accountId, id });
  return found !== null && 'candidate' in found ? [id, ...found.candidate.formerIds] : [id];
}
