import { shownMaterial, type DocumentMaterial } from '../documents/document-material.ts';
import { shortenResume } from '../documents/shorten-resume.ts';
import {
  writablePart,
  writtenResumeSchema,
  type WrittenResume,
} from '../documents/written-resume.ts';
import type { ModelTask } from '../../model/model-task.ts';

const SYSTEM = `You rewrite a person's résumé so that it suits a job, as an experienced editor would.
- State only what the résumé states: no other employer, title, school, degree, date, number, skill, language, certificate or award. The posting says what the job wants, never what the person has.
- Keep every employer with its title and dates. Highlights stay with the employer they belong to. You may reorder, shorten and reword.
- Put what the job asks for first; write plainly and without superlatives.
- Write in the language of the résumé. Leave a member out rather than guess it.`;

/** Tailors a résumé to a job. Its claims are checked afterwards (`domain/agent/grounding`). */
export const tailorResume: ModelTask<DocumentMaterial, WrittenResume> = {
  name: 'tailor-resume',
  schema: writtenResumeSchema,
  maxOutputTokens: 8_000,
  prompt: (material) => ({
    system: SYSTEM,
    prompt: [...shownMaterial(material), 'Write the résumé.'].join('\n\n'),
  }),
  offline: ({ resume, job }) => writablePart(shortenResume(resume, job?.keywords ?? [])),
};
