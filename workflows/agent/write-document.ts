import { proxyActivities, upsertSearchAttributes } from '@temporalio/workflow';
import type { AgentActivities } from '../../activities/agent/index.ts';
import { modelCall } from '../common/activity-options.ts';
import { processStatusAttribute } from '../common/contract.ts';
import type { WriteDocumentWorkflow } from './contract.ts';

const { writeDocumentOnce } = proxyActivities<Pick<AgentActivities, 'writeDocumentOnce'>>({
  ...modelCall,
  summary: 'Ask the model, check its text against the source, render and store it',
});

/** Writes a résumé or letter (decision 0020). Its state is in MongoDB. */
export const writeDocument: WriteDocumentWorkflow = async (input) => {
  const outcome = await writeDocumentOnce(input);
  upsertSearchAttributes([{ key: processStatusAttribute, value: outcome }]);
  return outcome;
};
