import { z } from 'zod';
import { id, listOf, optionalNumber, optionalText, part } from '../mapping/parse-row.ts';

/** One posting of `GET /v0/postings/{site}?mode=json`; other members are ignored. */
export const leverPosting = z.object({
  id,
  text: z.string(),
  categories: part({
    location: optionalText,
    commitment: optionalText,
    team: optionalText,
    department: optionalText,
    allLocations: listOf(z.string()),
  }),
  country: optionalText,
  description: optionalText,
  opening: optionalText,
  descriptionBody: optionalText,
  descriptionPlain: optionalText,
  lists: listOf(z.object({ text: optionalText, content: optionalText })),
  additional: optionalText,
  hostedUrl: optionalText,
  applyUrl: optionalText,
  workplaceType: optionalText,
  salaryRange: part({
    currency: optionalText,
    interval: optionalText,
    min: optionalNumber,
    max: optionalNumber,
  }),
  salaryDescriptionPlain: optionalText,
  createdAt: optionalNumber,
});

export type LeverPosting = z.infer<typeof leverPosting>;
