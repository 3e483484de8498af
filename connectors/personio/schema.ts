import { z } from 'zod';
import { id, oneOrMany, optionalText, part } from '../mapping/parse-row.ts';

/** One `<position>` of `GET https://{company}.jobs.personio.de/xml`; other elements are ignored. */
export const personioPosition = z.object({
  id,
  name: z.string(),
  subcompany: optionalText,
  office: optionalText,
  additionalOffices: part({ office: oneOrMany(z.string()) }),
  department: optionalText,
  jobDescriptions: part({
    jobDescription: oneOrMany(z.object({ name: optionalText, value: optionalText })),
  }),
  employmentType: optionalText,
  seniority: optionalText,
  schedule: optionalText,
  createdAt: optionalText,
});
