import { z } from 'zod';
import {
  awards,
  education,
  languages,
  list,
  skills,
  text,
  texts,
} from '../../resume/stated-by-model.ts';

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
  education,
  skills,
  languages,
  certificates: list({ name: text, issuer: text, date: text, url: text }),
  projects: list({
    name: text,
    entity: text,
    description: text,
    roles: texts,
    keywords: texts,
    ...stay,
  }),
  awards,
  publications: list({ name: text, publisher: text, releaseDate: text, summary: text, url: text }),
});
export type ModelResume = z.infer<typeof modelResumeSchema>;
