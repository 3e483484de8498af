import type { AppContext } from '../../services/context.ts';
import { groupedAsMade } from '../../services/market/group-jobs.ts';
import { indexJobs } from '../../services/market/index-jobs.ts';
import { within } from '../../services/within.ts';
import type { JobRecord } from '../../storage/market/job.model.ts';

/** Longer than this a read does not wait for the index: Elasticsearch is away or frozen. */
const PATIENCE_MS = 3_000;

export interface HeadStart {
  /** Begins to index these jobs, which are stored; returns at once. */
  begin(records: JobRecord[]): void;
  /** Waits until what was begun is indexed, or it is clear that this takes too long. */
  settled(): Promise<void>;
}

/**
 * Indexes a batch while the next one is made; what is grouped as it stands is noted with it. Only a head start: what
 * fails here stays due, and `indexSource` is the guarantee. After the first failure the rest of the read leaves the
 * index alone.
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
      if (!(await within(answered, PATIENCE_MS, false)))
        giveUp(new Error(`Elasticsearch has not answered for ${PATIENCE_MS} ms.`));
    },
  };
}
