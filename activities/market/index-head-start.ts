import type { AppContext } from '../../services/context.ts';
import { groupedAsMade } from '../../services/market/group-jobs.ts';
import { indexJobs } from '../../services/market/indexing/index-jobs.ts';
import { within } from '../../domain/common/within.ts';
import type { JobRecord } from '../../storage/market/job.model.ts';

/** Maximum wait of a read for the index, for when Elasticsearch is unavailable. */
const TIMEOUT_MS = 3_000;

export interface HeadStart {
  /** Starts indexing these stored jobs. Returns at once. */
  begin(records: JobRecord[]): void;
  /** Waits for the started writes, up to the limit. */
  settled(): Promise<void>;
}

/**
 * Indexes a batch while the next one is built, and notes jobs that need no grouping. This is an optimisation: what
 * fails stays due, and `indexSource` guarantees it. After the first failure the rest of the read is not indexed here.
 */
export function createHeadStart(ctx: AppContext, sourceId: string): HeadStart {
  let indexing: Promise<void> = Promise.resolve();
  let givenUp = false;

  function giveUp(error: unknown): void {
    givenUp = true;
    ctx.log.warn({ err: error, source: sourceId }, 'the index is behind; indexing after the read');
  }

  async function index(records: JobRecord[]): Promise<void> {
    const groupedIds = await groupedAsMade(ctx.stores, sourceId, records);
    await indexJobs(ctx.stores, records, groupedIds);
  }

  return {
    begin(records) {
      if (givenUp || records.length === 0) return;
      indexing = index(records).catch(giveUp);
    },
    async settled() {
      if (givenUp) return;
      const answered = indexing.then(() => true);
      if (!(await within(answered, TIMEOUT_MS, false)))
        giveUp(new Error(`Elasticsearch has not answered for ${TIMEOUT_MS} ms.`));
    },
  };
}
