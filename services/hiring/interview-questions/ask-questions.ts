import { writeQuestionsTask } from '../../../domain/hiring/interview-questions/write-questions.ts';
import type { GenerateQuestionsInput } from '../../../workflows/hiring/contract.ts';
import type { AppContext } from '../../context.ts';
import { runModelTurn, type TurnResult } from '../../model/run-model-turn.ts';
import { findInterviewedRole } from './interviewed-role.ts';

/** Has the model write a set of questions, once and charged once per set; null when the job is gone. */
export async function askQuestions(
  ctx: AppContext,
  { accountId, setId, jobId, count, kinds }: GenerateQuestionsInput,
): Promise<TurnResult<unknown>['usage'] | null> {
  const role = await findInterviewedRole(ctx.stores, { accountId, id: jobId });
  if (role === null) return null;
  const turn = { accountId, key: turnKeyOf(setId), reference: setId };
  const input = { role, count, kinds };
  return (await runModelTurn(ctx, turn, { task: writeQuestionsTask, input })).usage;
}

/** The key of a set's turn. */
export function turnKeyOf(setId: string): string {
  return `questions:${setId}`;
}
