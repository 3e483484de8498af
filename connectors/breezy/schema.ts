import { z } from 'zod';
import { id, optional, optionalFlag, optionalText, part } from '../mapping/parse-row.ts';

const named = part({ name: optionalText });

/** One position of `GET https://{company}.breezy.hr/json`; other members are ignored. */
export const breezyPosition = z.object({
  id,
  name: z.string(),
  url: optionalText,
  published_date: optionalText,
  type: part({ id: optionalText, name: optionalText }),
  location: part({
    name: optionalText,
    city: optionalText,
    state: optional(z.union([z.string(), named])),
    country: named,
    is_remote: optionalFlag,
  }),
  department: optionalText,
  salary: optionalText,
  company: named,
  experience: optionalText,
});

/** Members that the position's page adds. */
export const breezyPage = z.object({ descriptionHtml: optionalText });

export type BreezyLocation = z.infer<typeof breezyPosition>['location'];
