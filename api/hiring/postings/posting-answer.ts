import { searchWarnings } from '../../../domain/hiring/search-warnings.ts';
import { postingRow, type PostingRow } from '../../../domain/hiring/posting-row.ts';
import type { Posting } from '../../../domain/hiring/posting.ts';
import { publicPostingUrl } from '../../../services/hiring/posting-url.ts';
import { countApplicationsByStage } from '../../../storage/hiring/candidates/application-counts.ts';
import { findOrganization } from '../../../storage/hiring/organizations.ts';
import type { ApiContext } from '../../context.ts';

/** The response of every route that shows one posting. */
export async function postingAnswer(
  ctx: ApiContext,
  posting: Posting,
): Promise<{ data: PostingRow }> {
  const [row] = await postingRows(ctx, posting.accountId, [posting]);
  if (row === undefined) throw new Error('A posting has one row.');
  return { data: row };
}

/** Postings of one account as their employer sees them. */
export async function postingRows(
  ctx: ApiContext,
  accountId: string,
  postings: readonly Posting[],
): Promise<PostingRow[]> {
  const ids = postings.map(({ id }) => id);
  const counts = await countApplicationsByStage(ctx.stores, accountId, ids);
  return Promise.all(
    postings.map(async (posting) => {
      const organization = await findOrganization(ctx.stores, {
        accountId,
        id: posting.organizationId,
      });
      return postingRow(posting, {
        publicUrl: publicPostingUrl(ctx.config, posting, organization),
        countsByStage: counts.get(posting.id) ?? {},
        warnings: searchWarnings(posting, organization),
      });
    }),
  );
}
