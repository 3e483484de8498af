import { ApplicationFailure, Context, heartbeat } from '@temporalio/activity';
import type { SafeFetch } from '../../clients/safe-fetch/index.ts';
import { connectorOf } from '../../connectors/registry.ts';
import type { AppContext } from '../../services/context.ts';
import { seenRows } from '../../storage/market/ingestion-runs.ts';
import { findSource, type SourceRecord } from '../../storage/market/sources.ts';
import type { FeedMarks, ReadResult, RunRef } from '../../workflows/market/contract.ts';
import { createBatchWriter } from './batch-writer.ts';
import { asFailure } from './feed-failure.ts';
import { openFeed } from './open-feed.ts';

const NOTHING = { rows: 0 };

export interface ReadSourceInput extends RunRef {
  recordingId?: string;
}

/** Where a read stands: what is behind `position` is safely stored. */
interface Progress {
  position: string;
  complete: boolean;
  notModified: boolean;
  validators: FeedMarks;
}

/**
 * Reads a whole source: rows are mapped, enriched and stored batch by batch, and the position after each is
 * reported. Harmless to repeat: a resumed read goes on at its position, jobs are keyed by source and
 * external id, and a batch's note replaces itself.
 */
export function createReadSource(ctx: AppContext, safeFetch: SafeFetch) {
  return async function readSource(input: ReadSourceInput): Promise<ReadResult> {
    const source = await requireSource(ctx, input.sourceId);
    const reached = Context.current().info.heartbeatDetails as Progress | undefined;
    const progress = reached?.complete
      ? reached
      : await readPages({ ctx, safeFetch, source, input, from: reached?.position });
    const { complete, notModified, validators } = progress;
    const { rows } = notModified
      ? (source.lastRead ?? NOTHING)
      : await seenRows(ctx.stores, input.run);
    return { notModified, complete, rows, validators };
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
  from: string | undefined;
}

async function readPages({ ctx, safeFetch, source, input, from }: PagesInput): Promise<Progress> {
  const connector = connectorOf(source.kind);
  const feed = openFeed(ctx, { safeFetch, source, connector, recordingId: input.recordingId });
  const writer = createBatchWriter(ctx, { source, run: input.run, connector });
  const { validators } = feed;
  let progress: Progress = {
    position: from ?? '',
    complete: false,
    notModified: false,
    validators,
  };
  try {
    for await (const page of connector.pages(source, feed, from)) {
      // What is stored after the removal closed the jobs of a source would never be closed.
      await requireSource(ctx, source._id);
      if (page.rows.length > 0) await writer.write(page.rows, page.cursor);
      const { cursor: position, complete, notModified } = page;
      progress = { position, complete, notModified, validators };
      heartbeat(progress);
    }
  } catch (error) {
    throw asFailure(error);
  } finally {
    await writer.settled();
  }
  return progress;
}
