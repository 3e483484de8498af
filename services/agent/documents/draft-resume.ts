import { resumeModel } from '../../../domain/documents/resume-model.ts';
import { statedByModel } from '../../../domain/resume/stated-by-model.ts';
import { groundResume } from '../../../domain/agent/grounding/ground-resume.ts';
import { textsOf } from '../../../domain/common/text/texts-of.ts';
import { tailorResume } from '../../../domain/agent/tasks/tailor-resume.ts';
import type { AppContext } from '../../context.ts';
import { runModelTurn } from '../../model/run-model-turn.ts';
import type { Draft, DraftOrder } from './draft.ts';

/** Drafts a résumé for a job. All its statements come from the source résumé. */
export async function draftResume(
  ctx: AppContext,
  { ref: { accountId, id }, request, job }: DraftOrder,
): Promise<Draft> {
  const turn = { accountId, key: id, reference: id };
  const input = { resume: request.resume, job, instructions: request.instructions };
  const { value, usage } = await runModelTurn(ctx, turn, { task: tailorResume, input });
  const { resume, removed } = groundResume(request.resume, statedByModel(value));
  return { resume, removed, usage, model: resumeModel(resume), texts: textsOf(resume) };
}
