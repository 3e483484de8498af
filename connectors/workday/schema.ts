import { z } from 'zod';
import { listOf, optionalId, optionalText, part } from '../mapping/parse-row.ts';

/** A row of `POST /wday/cxs/{tenant}/{site}/jobs`; other members are ignored. */
export const workdayListing = z.object({
  externalPath: z.string(),
  title: z.string(),
  locationsText: optionalText,
  timeType: optionalText,
  remoteType: optionalText,
});

/** Members that `GET /wday/cxs/{tenant}/{site}{externalPath}` adds. */
export const workdayDetail = z.object({
  jobPostingInfo: part({
    jobDescription: optionalText,
    location: optionalText,
    additionalLocations: listOf(z.string()),
    startDate: optionalText,
    endDate: optionalText,
    timeType: optionalText,
    remoteType: optionalText,
    jobReqId: optionalId,
    country: part({ descriptor: optionalText }),
    externalUrl: optionalText,
  }),
  hiringOrganization: part({ name: optionalText }),
});

/** Members of a list response besides its rows. */
export const workdayList = z.object({
  total: z.number().catch(0),
  jobPostings: z.array(z.unknown()),
  facets: listOf(
    z.object({
      facetParameter: z.string(),
      values: listOf(z.object({ id: z.string(), count: z.number() })),
    }),
  ),
});

export type WorkdayListing = z.infer<typeof workdayListing>;
export type WorkdayDetail = z.infer<typeof workdayDetail>;
export type WorkdayList = z.infer<typeof workdayList>;
