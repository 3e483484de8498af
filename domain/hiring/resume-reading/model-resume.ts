import { z } from 'zod';
import type { JsonResume } from '../../resume/json-resume.ts';

const text = z.string().nullish();
const texts = z.array(z.string()).nullish();
const list = <T extends z.ZodRawShape>(shape: T) => z.array(z.object(shape)).nullish();
const stay = { startDate: text, endDate: text, url: text, highlights: texts };

/** A résumé as a model reads it. More lenient than JSON Resume, because each value is checked afterwards. */
export const modelResumeSchema = z.object({
  basics: z
    .object({
      name: text,
      label: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      location: z.object({ city: text, region: text, countryCode: text }).nullish(),
      profiles: list({ network: text, username: text, url: text }),
    })
    .nullish(),
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
  skills: list({ name: text, level: text, keywords: texts }),
  languages: list({ language: text, fluency: text }),
  certificates: list({ name: text, issuer: text, date: text, url: text }),
  projects: list({
    name: text,
    entity: text,
    description: text,
    roles: texts,
    keywords: texts,
    ...stay,
  }),
  awards: list({ title: text, awarder: text, date: text, summary: text }),
  publications: list({ name: text, publisher: text, releaseDate: text, summary: text, url: text }),
});
export type ModelResume = z.infer<typeof modelResumeSchema>;

/** The members that a model stated. */
export function statedByModel(read: ModelResume): JsonResume {
  return withoutNulls(read) as JsonResume;
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== null && one !== undefined);
  return Object.fromEntries(entries.map(([name, one]) => [name, withoutNulls(one)]));
}
