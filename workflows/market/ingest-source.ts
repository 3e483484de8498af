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
  // Whoever cancels a read to remove its source waits until nothing is written any more.
  cancellationType: ActivityCancellationType.WAIT_CANCELLATION_COMPLETED,
  summary: 'Read the feed: map, enrich and store its rows',
});
const { closeMissing } = proxyActivities<Pick<MarketActivities, 'closeMissing'>>({
  ...longPass,
  summary: 'Close what disappeared from the feed',
});
const { groupDuplicates } = proxyActivities<Pick<MarketActivities, 'groupDuplicates'>>({
  ...longPass,
  summary: 'Group duplicates of other sources; count the open roles of companies',
});
const { indexSource } = proxyActivities<Pick<MarketActivities, 'indexSource'>>({
  ...longPass,
  summary: 'Group duplicates, count the open roles of companies, bring the index up to date',
});
const { recordRun } = proxyActivities<Pick<MarketActivities, 'recordRun'>>({
  ...storeCall,
  summary: 'Count what the run did, and keep it',
});

/**
 * Reads one source once (decision 0010): writes rows as jobs, closes what is gone, groups duplicates across sources,
 * and updates the index. After a crash it goes on at the batch it had reached.
 */
export const ingestSource: IngestSourceWorkflow = async (input) => {
  const run: RunRef = {
    sourceId: input.sourceId,
    run: `${input.sourceId}:${workflowInfo().firstExecutionRunId}`,
  };
  showStatus('reading', 'Reading the feed.');
  const read = await readFeed(input, run);
  const status = await settle(run, read);
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

/** A source that cannot be read ends its run as `failed`; what had arrived by then is valid and stays. */
async function readFeed(input: IngestSourceInput, run: RunRef): Promise<Read> {
  try {
    return await readSource({ ...input, ...run });
  } catch (error) {
    if (error instanceof ActivityFailure) return { error: reason(error) };
    throw error;
  }
}

/** What was stored closes others, is grouped and indexed; most reads find nothing new and have nothing to settle. */
async function settle(run: RunRef, read: Read): Promise<IngestStatus> {
  if ('settled' in read && read.settled) return 'not_modified';
  const status = 'error' in read ? 'failed' : await close(run, read);
  showStatus(
    'indexing',
    `${described(read)} Grouping duplicates and bringing the index up to date.`,
  );
  await indexSource(run);
  return status;
}

async function close(run: RunRef, read: ReadResult): Promise<IngestStatus> {
  showStatus('closing', `${described(read)} Closing what disappeared.`);
  const status = await closeMissing({ ...run, ...read });
  // Runs that began before `indexSource` grouped have a step of their own for it.
  if (!patched('group-while-indexing')) {
    showStatus('grouping', `${described(read)} Grouping duplicates of other sources.`);
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
