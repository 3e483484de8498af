import type { GroupScope } from './grouping-due.ts';
import { runPageModel, type RunPageRecord } from './ingestion-run.model.ts';
import type { Stores } from '../stores.ts';

const PAGE_KEPT_MS = 7 * 24 * 3_600_000;

/** When the record of a batch without pending work expires. */
export function pageExpiry(): Date {
  return new Date(Date.now() + PAGE_KEPT_MS);
}

/** A batch whose companies must be counted. */
export type UncountedPage = Pick<RunPageRecord, '_id'> & Required<Pick<RunPageRecord, 'countDue'>>;

/** The batches whose companies must be counted, of a source or from before a moment. Other scopes have none. */
export async function findUncounted(stores: Stores, scope: GroupScope): Promise<UncountedPage[]> {
  const due = { $exists: true };
  if ('sourceId' in scope) return pagesOf(stores, { 'countDue.at': due, sourceId: scope.sourceId });
  if ('before' in scope) return pagesOf(stores, { 'countDue.at': { ...due, $lte: scope.before } });
  return [];
}

function pagesOf({ mongo }: Stores, filter: object): Promise<UncountedPage[]> {
  return runPageModel(mongo).find(filter, { countDue: 1 }).lean<UncountedPage[]>();
}

/** Marks the companies of these batches as counted. A batch that was written again since stays due. */
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
