import { fenced, type ModelTask } from '../../model/model-task.ts';
import type { ResumeText } from '../../resume/resume-text.ts';
import { modelResumeSchema, type ModelResume } from './model-resume.ts';

/** A dozen dense pages. The rules read the rest. */
const MAX_CHARACTERS = 30_000;

const SYSTEM = `You read the text of a person's résumé into the members of JSON Resume.
- Copy each value letter by letter from the text. Leave a member out rather than guess it; add, translate and correct nothing.
- A date is YYYY, YYYY-MM or YYYY-MM-DD, with only the parts that the text states. Leave out the end of what is still going on.
- Keep the order of the text. A role is one entry of work, also when one employer heads several.
- Headings, page numbers and labels are no values.`;

/** Reads a résumé. Its values are checked afterwards (`domain/resume/verified`). */
export const readResumeTask: ModelTask<ResumeText, ModelResume> = {
  name: 'read-resume',
  schema: modelResumeSchema,
  maxOutputTokens: 8_000,
  prompt: (text) => ({
    system: SYSTEM,
    prompt: [fenced('résumé', asText(text)), 'Read the résumé.'].join('\n\n'),
  }),
  offline: () => ({}),
};

/** The text and the targets of its links, as a model reads them. */
export function asText({ lines, links }: ResumeText): string {
  const rows = lines.map(
    ({ text, bullet, gap }) => `${gap ? '\n' : ''}${bullet ? '- ' : ''}${text}`,
  );
  return [...rows, ...links].join('\n').slice(0, MAX_CHARACTERS);
}
