import { z } from 'zod';
import type { JsonResume } from '../../resume/json-resume.ts';

const text = z.string().nullish();
const texts = z.array(z.string()).nullish();
const list = <T extends z.ZodRawShape>(shape: T) => z.array(z.object(shape)).nullish();
const stay = { startDate: text, endDate: text, highlights: texts };

/**
 * A résumé as a model writes it. The schema is more lenient than that of requests, because wrong parts are replaced
 * by the source. Models do not write contact details and references.
 */
export const writtenResumeSchema = z.object({
  basics: z.object({ label: text, summary: text }).nullish(),
  work: list({ name: text, position: text, location: text, summary: text, ...stay }),
  volunteer: list({ organization: text, position: text, summary: text, ...stay }),
  education: list({
    institution: text,
    studyType: text,
    area: text,
    score: text,
    startDate: text,
    endDate: text,
    courses: texts,
  }),
  projects: list({
    name: text,
    entity: text,
    type: text,
    description: text,
    roles: texts,
    keywords: texts,
    ...stay,
  }),
  skills: list({ name: text, level: text, keywords: texts }),
  languages: list({ language: text, fluency: text }),
  certificates: list({ name: text, issuer: text, date: text }),
  awards: list({ title: text, awarder: text, date: text, summary: text }),
  publications: list({ name: text, publisher: text, releaseDate: text, summary: text }),
  interests: list({ name: text, keywords: texts }),
});

export type WrittenResume = z.infer<typeof writtenResumeSchema>;

/** A written résumé with the members of JSON Resume; null members are removed. */
export function asJsonResume(written: WrittenResume): JsonResume {
  return withoutNulls(written) as JsonResume;
}

/** The parts of a résumé that a model sees and may rewrite: nothing that identifies the person. */
export function writablePart(resume: JsonResume): WrittenResume {
  const { basics, references: _references, ...sections } = resume;
  return { basics: { label: basics?.label, summary: basics?.summary }, ...sections };
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== null && one !== undefined);
  return Object.fromEntries(entries.map(([name, one]) => [name, withoutNulls(one)]));
}
