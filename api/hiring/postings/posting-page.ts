import { z } from 'zod';
import { postingStatuses, type PostingStatus } from '../../../domain/hiring/posting-lifecycle.ts';
import type { Posting } from '../../../domain/hiring/posting.ts';
import { listPostings } from '../../../storage/hiring/postings.ts';
import { accountOf, type Caller } from '../../caller.ts';
import type { ApiContext } from '../../context.ts';
import { pageById, pageQuery } from '../../page-by-id.ts';

const known = new Map<string, PostingStatus>(postingStatuses.map((status) => [status, status]));
const shownByDefault = postingStatuses.filter((status) => status !== 'archived');

/** Comma-separated statuses; archived roles are listed only on request. */
const statuses = z
  .string()
  .transform((text) => text.split(',').map((status) => status.trim()))
  .refine((asked) => asked.every((status) => known.has(status)), {
    message: `must be one or more of ${postingStatuses.join(', ')}`,
  })
  .transform((asked) => asked.flatMap((status) => known.get(status) ?? []))
  .default(shownByDefault)
  .meta({
    description: 'Comma-separated. The default is all except archived.',
    example: 'open,closed',
  });

export const postingsQuery = z.object({ status: statuses, ...pageQuery });

interface PageCall {
  ctx: ApiContext;
  caller: Caller;
  query: z.output<typeof postingsQuery>;
  /** Only these; all by default. */
  ids?: readonly string[] | undefined;
}

/** One page of the caller's postings, newest first. */
export function pageOfPostings(
  list: string,
  { ctx, caller, query, ids }: PageCall,
): Promise<{ rows: Posting[]; nextCursor: string | null }> {
  const whose = { accountId: accountOf(caller), statuses: query.status, ids };
  return pageById(list, { ctx, caller, query }, (start) => listPostings(ctx.stores, whose, start));
}
