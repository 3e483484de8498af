import type { GroupScope } from './grouping-due.ts';
import { runPageModel, type RunPageRecord } from './ingestion-run.model.ts';
import type { Stores } from '../stores.ts';

const PAGE_KEPT_MS = 7 * 24 * 3_600_000;

/** Until when the note of a batch is kept that leaves nothing due. */
export function pageExpiry(): Date {
  return new Date(Date.now() + PAGE_KEPT_MS);
}

/** A batch whose companies are to be counted. */
export type UncountedPage = Pick<RunPageRecord, '_id'> & Required<Pick<RunPageRecord, 'countDue'>>;

/** The batches, of a source or from before a moment, whose companies are to be counted; other scopes have none. */
export async function findUncounted(stores: Stores, scope: GroupScope): Promise<UncountedPage[]> {
  const due = { $exists: true };
  if ('sourceId' in scope) return pagesOf(stores, { 'countDue.at': due, sourceId: scope.sourceId });
  if ('before' in scope) return pagesOf(stores, { 'countDue.at': { ...due, $lte: scope.before } });
  return [];
}

function pagesOf({ mongo }: Stores, filter: object): Promise<UncountedPage[]> {
  return runPageModel(mongo).find(filter, { countDue: 1 }).lean<UncountedPage[]>();
}

/** Notes that the companies of these batches are counted. A batch that was written again since stays due. */
export async function markCounted({ mongo }: Stores, pages: UncountedPage[]): Promise<void> {
  if (pages.length === 0) return;
  await runPageModel(mongo).bulkWrite(
    pages.map(({ _id, countDue: { at } }) => ({
      updateOne: {
        filter: { _id, 'countDue.at': at },
        update: { $unset: { countDue: '' }, $set: { expiresAt: pageExpiry() } },
      },
    })),
    { ordered: false },
  );
}
