import { z } from 'zod';
import { id, optionalId, optionalText, part } from '../mapping/parse-row.ts';

/** A row of `GET https://{company}.bamboohr.com/careers/list`; other members are ignored. */
export const bambooListing = z.object({
  id,
  jobOpeningName: z.string(),
  departmentLabel: optionalText,
  employmentStatusLabel: optionalText,
  location: part({ city: optionalText, state: optionalText }),
  atsLocation: part({
    country: optionalText,
    state: optionalText,
    province: optionalText,
    city: optionalText,
  }),
  isRemote: z.unknown().optional(),
  locationType: optionalId,
  /** A row of the widget. */
  locationText: optionalText,
});

/** Members that `GET /careers/{id}/detail` adds. */
export const bambooDetail = z.object({
  result: part({
    jobOpening: part({
      description: optionalText,
      employmentStatusLabel: optionalText,
      compensation: optionalText,
      datePosted: optionalText,
      minimumExperience: optionalText,
      jobOpeningShareUrl: optionalText,
      location: part({ addressCountry: optionalText }),
    }),
  }),
});

export type BambooListing = z.infer<typeof bambooListing>;
