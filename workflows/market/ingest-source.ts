import {
  ActivityCancellationType,
  ActivityFailure,
  ApplicationFailure,
  patched,
  proxyActivities,
  workflowInfo,
} from '@temporalio/workflow';
import type { MarketActivities } from '../../activities/market/index.ts';
import { feedRead, longPass, storeCall } from '../common/activity-options.ts';
import { showStatus } from '../common/show-status.ts';
import type {
  IngestResult,
  IngestSourceInput,
  IngestStatus,
  ReadResult,
  RunRef,
  IngestSourceWorkflow,
} from './contract.ts';

const { readSource } = proxyActivities<Pick<MarketActivities, 'readSource'>>({
  ...feedRead,
  // The removal of a source cancels its read and waits until the read has stopped writing.
  cancellationType: ActivityCancellationType.WAIT_CANCELLATION_COMPLETED,
  summary: 'Read the feed: map, enrich and store its rows',
});
const { closeMissing } = proxyActivities<Pick<MarketActivities, 'closeMissing'>>({
  ...longPass,
  summary: 'Close jobs missing from the feed',
});
const { groupDuplicates } = proxyActivities<Pick<MarketActivities, 'groupDuplicates'>>({
  ...longPass,
  summary: 'Group duplicates across sources; count the open roles of companies',
});
const { indexSource } = proxyActivities<Pick<MarketActivities, 'indexSource'>>({
  ...longPass,
  summary: 'Group duplicates, count the open roles of companies, update the index',
});
const { recordRun } = proxyActivities<Pick<MarketActivities, 'recordRun'>>({
  ...storeCall,
  summary: 'Count and record the changes of the run',
});

/**
 * Reads one source once (decision 0010): writes rows as jobs, closes missing jobs, groups duplicates across sources,
 * and updates the index. After a crash the read resumes at its last batch.
 */
export const ingestSource: IngestSourceWorkflow = async (input) => {
  const run: RunRef = {
    sourceId: input.sourceId,
    run: `${input.sourceId}:${workflowInfo().firstExecutionRunId}`,
  };
  showStatus('reading', 'Reading the feed.');
  const read = await readFeed(input, run);
  const status = await closeAndIndex(run, read);
  const result = await recordRun({
    ...run,
    status,
    startedAt: workflowInfo().startTime.toISOString(),
    ...('error' in read ? { error: read.error, read: null } : { error: null, read }),
    ...(input.recordingId === undefined ? {} : { recordingId: input.recordingId }),
  });
  showStatus(status, `${described(read)} ${summary(result)}`);
  return result;
};

type Read = ReadResult | { error: string };

/** A source that cannot be read ends its run as `failed`. The rows stored by then are valid and stay. */
async function readFeed(input: IngestSourceInput, run: RunRef): Promise<Read> {
  try {
    return await readSource({ ...input, ...run });
  } catch (error) {
    if (error instanceof ActivityFailure) return { error: reason(error) };
    throw error;
  }
}

/** Closes missing jobs, groups duplicates and updates the index. Skipped when the read found nothing new. */
async function closeAndIndex(run: RunRef, read: Read): Promise<IngestStatus> {
  if ('settled' in read && read.settled) return 'not_modified';
  const status = 'error' in read ? 'failed' : await close(run, read);
  showStatus('indexing', `${described(read)} Grouping duplicates and updating the index.`);
  await indexSource(run);
  return status;
}

async function close(run: RunRef, read: ReadResult): Promise<IngestStatus> {
  showStatus('closing', `${described(read)} Closing missing jobs.`);
  const status = await closeMissing({ ...run, ...read });
  // Runs that started before `indexSource` grouped duplicates have a separate step for it.
  if (!patched('group-while-indexing')) {
    showStatus('grouping', `${described(read)} Grouping duplicates across sources.`);
    await groupDuplicates(run);
  }
  return status;
}

function reason(error: ActivityFailure): string {
  const cause = error.cause;
  if (cause instanceof ApplicationFailure) return `${cause.type ?? 'failed'}: ${cause.message}`;
  return cause?.message ?? error.message;
}

function described(read: Read): string {
  if ('error' in read) return `The read failed: ${read.error}.`;
  return read.notModified ? 'The feed has not changed.' : `${read.rows} rows read.`;
}

function summary(result: IngestResult): string {
  const { new: fresh, changed, closed, rejected } = result;
  return `${fresh} new, ${changed} changed, ${closed} closed, ${rejected} rejected.`;
}
