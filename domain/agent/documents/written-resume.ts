import { z } from 'zod';
import type { JsonResume } from '../../resume/json-resume.ts';
import {
  awards,
  education,
  languages,
  list,
  skills,
  text,
  texts,
} from '../../resume/stated-by-model.ts';

const stay = { startDate: text, endDate: text, highlights: texts };

/**
 * A résumé as a model writes it. The schema is more lenient than that of requests, because wrong parts are replaced
 * by the source. Models do not write contact details and references.
 */
export const writtenResumeSchema = z.object({
  basics: z.object({ label: text, summary: text }).nullish(),
  work: list({ name: text, position: text, location: text, summary: text, ...stay }),
  volunteer: list({ organization: text, position: text, summary: text, ...stay }),
  education,
  projects: list({
    name: text,
    entity: text,
    type: text,
    description: text,
    roles: texts,
    keywords: texts,
    ...stay,
  }),
  skills,
  languages,
  certificates: list({ name: text, issuer: text, date: text }),
  awards,
  publications: list({ name: text, publisher: text, releaseDate: text, summary: text }),
  interests: list({ name: text, keywords: texts }),
});

export type WrittenResume = z.infer<typeof writtenResumeSchema>;

/** The parts of a résumé that a model sees and may rewrite: nothing that identifies the person. */
export function writablePart(resume: JsonResume): WrittenResume {
  const { basics, references: _references, ...sections } = resume;
  return { basics: { label: basics?.label, summary: basics?.summary }, ...sections };
}
