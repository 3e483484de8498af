import { letterModel } from '../../../domain/documents/letter-model.ts';
import { usualLetter } from '../../../domain/documents/options.ts';
import { languageOf } from '../../../domain/documents/resume-model.ts';
import { groundLetter } from '../../../domain/agent/grounding/ground-letter.ts';
import { usableName } from '../../../domain/agent/grounding/posting-names.ts';
import type { Removal } from '../../../domain/agent/grounding/removal.ts';
import { composeLetter, type LetterPlan } from '../../../domain/agent/letter/compose-letter.ts';
import { fill, phrasesOf } from '../../../domain/agent/letter/phrases.ts';
import { writeLetter } from '../../../domain/agent/tasks/write-letter.ts';
import type { AppContext } from '../../context.ts';
import { runModelTurn } from '../../model/run-model-turn.ts';
import type { Draft, DraftOrder } from './draft.ts';

/** A letter that loses more than this share to the checks is discarded. */
const LEAST_KEPT = 0.5;

/**
 * Drafts a letter whose statements about the person all come from the résumé. Of the job it names only title and
 * company.
 */
export async function draftLetter(
  ctx: AppContext,
  { ref: { accountId, id }, request, job }: DraftOrder,
): Promise<Draft> {
  const { resume, instructions } = request;
  const { tone, length } = request.letter ?? usualLetter;
  const plan = { resume, job, tone, length, language: languageOf(resume) };
  const turn = { accountId, key: id, reference: id };
  const input = { ...plan, instructions };
  const { value, usage } = await runModelTurn(ctx, turn, { task: writeLetter, input });
  const { body, removed } = groundedBody(plan, value.paragraphs);
  const model = letterModel(resume, { ...frameOf(plan), body });
  return { resume: null, removed, usage, model, texts: [body] };
}

/** The text without its ungrounded statements; the template text when too little remains. */
function groundedBody(
  plan: LetterPlan,
  paragraphs: readonly string[],
): { body: string; removed: Removal[] } {
  const names = { jobTitle: plan.job?.title ?? null, company: plan.job?.company ?? null };
  const written = paragraphs.join('\n\n');
  const { text, removed } = groundLetter(plan.resume, written, names);
  const isEnough = text.length >= LEAST_KEPT * written.length && text !== '';
  if (isEnough) return { body: text, removed };
  const own = groundLetter(plan.resume, composeLetter(plan).join('\n\n'), names);
  return { body: own.text, removed };
}

function frameOf({ resume: _resume, job, tone, language }: LetterPlan) {
  const phrases = phrasesOf(language);
  const company = usableName(job?.company ?? null);
  const title = usableName(job?.title ?? null);
  const [withCompany, without] = phrases.greeting[tone];
  return {
    language,
    company,
    subject: title === null ? null : fill(phrases.subject, { title }),
    greeting: company === null ? without : fill(withCompany, { company }),
    closing: phrases.closing[tone],
  };
}
