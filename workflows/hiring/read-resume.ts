import { isCancellation, proxyActivities, upsertSearchAttributes } from '@temporalio/workflow';
import type { HiringActivities } from '../../activities/hiring/index.ts';
import { storeCall } from '../common/activity-options.ts';
import { processStatusAttribute } from '../common/contract.ts';
import type { ReadResumeInput, ReadResumeOutcome, ReadResumeWorkflow } from './contract.ts';

const { parseResumeFile } = proxyActivities<Pick<HiringActivities, 'parseResumeFile'>>({
  ...storeCall,
  heartbeatTimeout: '10 seconds',
  summary: 'Parse the file and store the result',
});

const { giveUpReading } = proxyActivities<Pick<HiringActivities, 'giveUpReading'>>({
  ...storeCall,
  summary: 'Record that the file could not be read',
});

/** Reads an account's uploaded résumé (decision 0022). Its state is in MongoDB. */
export const readResume: ReadResumeWorkflow = async (input) => {
  upsertSearchAttributes([{ key: processStatusAttribute, value: 'parsing' }]);
  const outcome = await readOrGiveUp(input);
  upsertSearchAttributes([{ key: processStatusAttribute, value: outcome }]);
  return outcome;
};

/** An upload does not stay queued forever: it fails when every attempt timed out. */
async function readOrGiveUp(input: ReadResumeInput): Promise<ReadResumeOutcome> {
  try {
    return await parseResumeFile(input);
  } catch (error) {
    if (isCancellation(error)) throw error;
    await giveUpReading(input);
    return 'failed';
  }
}
