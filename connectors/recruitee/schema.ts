import { z } from 'zod';
import { id, listOf, optionalFlag, optionalText, part } from '../mapping/parse-row.ts';

/** One offer of `GET https://{company}.recruitee.com/api/offers/`; other members are ignored. */
export const recruiteeOffer = z.object({
  id,
  title: z.string(),
  status: optionalText,
  description: optionalText,
  requirements: optionalText,
  location: optionalText,
  city: optionalText,
  country: optionalText,
  country_code: optionalText,
  locations: listOf(
    z.object({
      name: optionalText,
      city: optionalText,
      state: optionalText,
      country: optionalText,
      country_code: optionalText,
    }),
  ),
  remote: optionalFlag,
  hybrid: optionalFlag,
  on_site: optionalFlag,
  department: optionalText,
  company_name: optionalText,
  careers_url: optionalText,
  careers_apply_url: optionalText,
  created_at: optionalText,
  updated_at: optionalText,
  published_at: optionalText,
  close_at: optionalText,
  employment_type_code: optionalText,
  experience_code: optionalText,
  salary: part({
    min: z.unknown().optional(),
    max: z.unknown().optional(),
    currency: optionalText,
    period: optionalText,
  }),
});

export type RecruiteeOffer = z.infer<typeof recruiteeOffer>;
