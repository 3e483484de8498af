import type { Connector } from '../../connectors/connector.ts';
import { RowRejected } from '../../connectors/feed/errors.ts';
import type { AppContext } from '../../services/context.ts';
import type { JobRecord } from '../../storage/market/job.model.ts';
import { knownJobs, writeIngestedJobs, type KnownJob } from '../../storage/market/ingested-jobs.ts';
import { recordPage, type ReadPage } from '../../storage/market/ingestion-runs.ts';
import type { SourceRecord } from '../../storage/market/sources.ts';
import { createJobBuilder, type JobBuilder } from './build-job.ts';
import { createHeadStart } from './index-head-start.ts';
import { readRow, rejectedRow, type ReadRow, type RejectedRow } from './read-row.ts';

export interface BatchWriterOptions {
  source: SourceRecord;
  run: string;
  connector: Connector;
}

export interface BatchWriter {
  /** Stores one batch. After it returns, nothing of the batch can be lost. */
  write(rows: unknown[], position: string): Promise<void>;
  /** Waits for index writes in flight. */
  settled(): Promise<void>;
}

/** Turns the rows of one read into stored jobs, and indexes each batch while the next one is built. */
export function createBatchWriter(ctx: AppContext, options: BatchWriterOptions): BatchWriter {
  const { source, run, connector } = options;
  const build = createJobBuilder(ctx, { source, run });
  const headStart = createHeadStart(ctx, source._id);
  const earlier = new Set<string>();

  return {
    async write(rows, position) {
      const read = rows.map((row) => readRow(row, connector, source)).filter((row) => row !== null);
      const accepted = acceptedById(read, earlier);
      const known = await knownJobs(ctx.stores, source._id, [...accepted.keys()]);
      const { changed, rejected } = await buildAll(build, accepted, known);
      await writeIngestedJobs(ctx.stores, changed, known);
      // Before the early indexing clears the marks of new jobs: this note then is the only record of companies to
      // count.
      await recordPage(ctx.stores, {
        sourceId: source._id,
        run,
        position,
        ...noteOf(read, rejected),
        companyIds: [...new Set(changed.map(({ company }) => company.id))],
      });
      for (const externalId of accepted.keys()) earlier.add(externalId);
      await headStart.settled();
      headStart.begin(changed);
    },
    settled: () => headStart.settled(),
  };
}

type AcceptedRow = Extract<ReadRow, { posting: unknown }>;

/** When a feed lists an id twice, on any pages, the first row counts; otherwise each would change the other. */
function acceptedById(rows: ReadRow[], earlier: ReadonlySet<string>): Map<string, AcceptedRow> {
  const accepted = new Map<string, AcceptedRow>();
  for (const row of rows) {
    if (!('posting' in row)) continue;
    const { externalId } = row.posting;
    if (!earlier.has(externalId) && !accepted.has(externalId)) accepted.set(externalId, row);
  }
  return accepted;
}

/** The records to write, and by id the rows that were rejected. */
async function buildAll(
  build: JobBuilder,
  rows: ReadonlyMap<string, AcceptedRow>,
  known: ReadonlyMap<string, KnownJob>,
) {
  const changed: JobRecord[] = [];
  const rejected: RejectedRow[] = [];
  for (const [externalId, row] of rows) {
    try {
      const record = await build(row, known.get(externalId));
      if (record) changed.push(record);
    } catch (error) {
      if (!(error instanceof RowRejected)) throw error;
      rejected.push(rejectedRow(error, row.posting));
    }
  }
  return { changed, rejected };
}

/** The id of a row that is rejected after it was read counts as seen. */
function noteOf(
  rows: ReadRow[],
  rejected: RejectedRow[],
): Pick<ReadPage, 'externalIds' | 'rejected'> {
  const note: ReturnType<typeof noteOf> = { externalIds: [], rejected: [...rejected] };
  for (const row of rows) {
    if ('posting' in row) note.externalIds.push(row.posting.externalId);
    else {
      if (row.externalId !== null) note.externalIds.push(row.externalId);
      note.rejected.push(row);
    }
  }
  return note;
}
