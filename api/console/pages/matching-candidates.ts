import { z } from 'zod';
import { MOST_BULK } from '../../../domain/lists/bulk.ts';
import { may } from '../../../pages/console/shell.tsx';
import { countCandidates } from '../../../storage/hiring/candidates/list-candidates.ts';
import { accountOf } from '../../caller.ts';
import { candidateFilterShape, filterOf } from '../../hiring/candidates/candidate-filter.ts';
import type { PageCall } from './console-page.ts';
import { withoutBlanks } from '../../../domain/common/without-blanks.ts';

const filterSchema = z.object(candidateFilterShape);

/** How many candidates a filter matches; null when that is more than one call may change. */
export async function countMatching(
  { shell, origin: { ctx, caller } }: PageCall,
  query: Readonly<Record<string, string>>,
): Promise<number | null> {
  if (!may(shell, 'recruiter')) return null;
  const filter = await filterOf(ctx, accountOf(caller), filterSchema.parse(withoutBlanks(query)));
  if (filter === null) return 0;
  const count = await countCandidates(ctx.stores, filter, MOST_BULK + 1);
  return count > MOST_BULK ? null : count;
}
