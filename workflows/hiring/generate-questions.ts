import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { HiringActivities } from '../../activities/hiring/index.ts';
import { modelCall } from '../common/activity-options.ts';
import type { GenerateQuestionsWorkflow } from './contract.ts';

const { writeQuestions } = proxyActivities<Pick<HiringActivities, 'writeQuestions'>>({
  ...modelCall,
  summary: 'Ask the model for interview questions',
});

/** Has the model write interview questions once (decision 0032). Calls of one run share it by its workflow id. */
export const generateQuestions: GenerateQuestionsWorkflow = async (input) => {
  const outcome = await writeQuestions(input);
  const tokens =
    outcome.status === 'written'
      ? `: ${outcome.usage.input} tokens in, ${outcome.usage.output} out`
      : '';
  setCurrentDetails(`${outcome.status}${tokens}`);
  return outcome;
};
