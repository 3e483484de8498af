import { isCancellation, proxyActivities, upsertSearchAttributes } from '@temporalio/workflow';
import type { HiringActivities } from '../../activities/hiring/index.ts';
import { storeCall } from '../common/activity-options.ts';
import { processStatusAttribute } from '../common/contract.ts';
import type { ReadResumeInput, ReadResumeOutcome, ReadResumeWorkflow } from './contract.ts';

const { parseResumeFile } = proxyActivities<Pick<HiringActivities, 'parseResumeFile'>>({
  ...storeCall,
  heartbeatTimeout: '10 seconds',
  summary: 'Read the file and keep what it says with the account',
});

const { giveUpReading } = proxyActivities<Pick<HiringActivities, 'giveUpReading'>>({
  ...storeCall,
  summary: 'Note with the account that the file could not be read',
});

/** Reads an account's uploaded résumé (decision 0022). Its state is read from MongoDB. */
export const readResume: ReadResumeWorkflow = async (input) => {
  upsertSearchAttributes([{ key: processStatusAttribute, value: 'parsing' }]);
  const outcome = await readOrGiveUp(input);
  upsertSearchAttributes([{ key: processStatusAttribute, value: outcome }]);
  return outcome;
};

/** An upload does not stay queued for ever: when no try has come to an end, it has failed. */
async function readOrGiveUp(input: ReadResumeInput): Promise<ReadResumeOutcome> {
  try {
    return await parseResumeFile(input);
  } catch (error) {
    if (isCancellation(error)) throw error;
    await giveUpReading(input);
    return 'failed';
  }
}
