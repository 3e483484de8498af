import { ApplicationFailure, Context, heartbeat } from '@temporalio/activity';
import type { SafeFetch } from '../../clients/safe-fetch/index.ts';
import type { FeedPage } from '../../connectors/connector.ts';
import { connectorOf } from '../../connectors/registry.ts';
import type { AppContext } from '../../services/context.ts';
import { seenRows } from '../../storage/market/ingestion-runs.ts';
import { isSourceUpToDate } from '../../storage/market/source-up-to-date.ts';
import { findSource, forgetReadMarks, type SourceRecord } from '../../storage/market/sources.ts';
import type { FeedMarks, ReadResult, RunRef } from '../../workflows/market/contract.ts';
import { keepAlive, stopIfCancelled } from '../keep-alive.ts';
import { createBatchWriter, type BatchWriter } from './batch-writer.ts';
import { asFailure, isLastTry } from './feed-failure.ts';
import { openFeed } from './open-feed.ts';

const NOTHING = { rows: 0 };

export interface ReadSourceInput extends RunRef {
  recordingId?: string;
}

/** The progress of a read: everything before `position` is stored. */
interface Progress {
  position: string;
  complete: boolean;
  notModified: boolean;
  validators: FeedMarks;
  /** When it got there; absent in progress of an earlier version. */
  atMs?: number;
}

/**
 * Reads a whole source: rows are mapped, enriched and stored in batches, and the position after each is reported.
 * Idempotent: a retry continues from its position, jobs are keyed by source and external id, and a batch's note
 * replaces itself.
 */
export function createReadSource(ctx: AppContext, safeFetch: SafeFetch) {
  return async function readSource(input: ReadSourceInput): Promise<ReadResult> {
    const source = await requireSource(ctx, input.sourceId);
    const reached = Context.current().info.heartbeatDetails as Progress | undefined;
    const progress = reached?.complete
      ? reached
      : await readPages({ ctx, safeFetch, source, input, reached });
    const { complete, notModified, validators } = progress;
    const { rows } = notModified
      ? (source.lastRead ?? NOTHING)
      : await seenRows(ctx.stores, input.run);
    const settled = notModified && (await isSourceUpToDate(ctx.stores, source._id));
    return { notModified, settled, complete, rows, validators };
  };
}

async function requireSource({ stores }: AppContext, id: string): Promise<SourceRecord> {
  const source = await findSource(stores, id);
  if (!source || source.removedAt) {
    throw ApplicationFailure.nonRetryable('The source was removed.', 'not_found');
  }
  return source;
}

interface PagesInput {
  ctx: AppContext;
  safeFetch: SafeFetch;
  source: SourceRecord;
  input: ReadSourceInput;
  reached: Progress | undefined;
}

async function readPages(reading: PagesInput): Promise<Progress> {
  const { ctx, source, input, reached } = reading;
  const connector = connectorOf(source.kind);
  const opened = openFeed(ctx, { ...reading, connector, recordingId: input.recordingId });
  const writer = createBatchWriter(ctx, { source, run: input.run, connector });
  const { validators } = opened;
  let progress = reached;
  const sinceMs = () => progress?.atMs ?? Context.current().info.scheduledTimestampMs;
  const feed = { ...opened, isLastTry: () => isLastTry(sinceMs()) };
  const read = async () => {
    for await (const page of connector.pages(source, feed, reached?.position)) {
      stopIfCancelled();
      await store(ctx, source._id, { page, writer });
      const { cursor: position, complete, notModified } = page;
      progress = { position, complete, notModified, validators, atMs: Date.now() };
      heartbeat(progress);
    }
  };
  try {
    await keepAlive(read, () => progress);
  } catch (error) {
    throw asFailure(error, sinceMs());
  } finally {
    await writer.settled();
  }
  return progress ?? { position: '', complete: false, notModified: false, validators };
}

async function store(
  ctx: AppContext,
  sourceId: string,
  { page, writer }: { page: FeedPage; writer: BatchWriter },
): Promise<void> {
  // Jobs stored after the removal had closed a source's jobs would never be closed.
  const { lastRead } = await requireSource(ctx, sourceId);
  if (page.rows.length === 0) return;
  if (lastRead?.digest) await forgetReadMarks(ctx.stores, sourceId);
  await writer.write(page.rows, page.cursor);
}
