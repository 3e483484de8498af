import { z } from 'zod';
import { id, listOf, optionalFlag, optionalId, optionalText } from '../mapping/parse-row.ts';

/** One job of `GET /api/v1/widget/accounts/{slug}?details=true`; other members are ignored. */
export const workableJob = z.object({
  shortcode: id,
  title: z.string(),
  code: optionalId,
  employment_type: optionalText,
  telecommuting: optionalFlag,
  department: optionalText,
  url: optionalText,
  application_url: optionalText,
  published_on: optionalText,
  created_at: optionalText,
  country: optionalText,
  city: optionalText,
  state: optionalText,
  experience: optionalText,
  locations: listOf(
    z.object({
      country: optionalText,
      city: optionalText,
      region: optionalText,
      hidden: optionalFlag,
    }),
  ),
  description: optionalText,
});

export type WorkableJob = z.infer<typeof workableJob>;
