import { proxyActivities, upsertSearchAttributes } from '@temporalio/workflow';
import type { HiringActivities } from '../../activities/hiring/index.ts';
import { storeCall } from '../common/activity-options.ts';
import { processStatusAttribute } from '../common/contract.ts';
import type { ReadResumeInput, ReadResumeOutcome } from './contract.ts';

const { parseResumeFile } = proxyActivities<Pick<HiringActivities, 'parseResumeFile'>>({
  ...storeCall,
  heartbeatTimeout: '10 seconds',
  summary: 'Read the file and keep what it says with the account',
});

/** Reads an account's uploaded résumé (decisions section 7.12); its state is told from MongoDB. */
export async function readResume(input: ReadResumeInput): Promise<ReadResumeOutcome> {
  upsertSearchAttributes([{ key: processStatusAttribute, value: 'parsing' }]);
  const outcome = await parseResumeFile(input);
  upsertSearchAttributes([{ key: processStatusAttribute, value: outcome }]);
  return outcome;
}
