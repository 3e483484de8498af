import { z } from 'zod';
import {
  id,
  listOf,
  optional,
  optionalFlag,
  optionalNumber,
  optionalText,
} from '../mapping/parse-row.ts';

const postalAddress = z.object({
  addressLocality: optionalText,
  addressRegion: optionalText,
  addressCountry: optionalText,
});

/** The vendor's documentation shows the plain address; its responses wrap it. */
const address = z.object({ ...postalAddress.shape, postalAddress: optional(postalAddress) });

const component = z.object({
  compensationType: z.string(),
  interval: optionalText,
  currencyCode: optionalText,
  minValue: optionalNumber,
  maxValue: optionalNumber,
});

/** One job of `GET /posting-api/job-board/{name}?includeCompensation=true`; other members are ignored. */
export const ashbyJob = z.object({
  id,
  title: z.string(),
  department: optionalText,
  team: optionalText,
  employmentType: optionalText,
  location: optionalText,
  address: optional(address),
  secondaryLocations: listOf(z.object({ location: optionalText, address: optional(address) })),
  isRemote: optionalFlag,
  workplaceType: optionalText,
  publishedAt: optionalText,
  isListed: z.boolean().catch(true),
  jobUrl: optionalText,
  applyUrl: optionalText,
  descriptionHtml: optionalText,
  descriptionPlain: optionalText,
  shouldDisplayCompensationOnJobPostings: optionalFlag,
  compensation: optional(
    z.object({
      compensationTiers: listOf(z.object({ components: listOf(component) })),
      summaryComponents: listOf(component),
      scrapeableCompensationSalarySummary: optionalText,
    }),
  ),
});

export type AshbyJob = z.infer<typeof ashbyJob>;
export type AshbyAddress = z.infer<typeof address>;
export type AshbyComponent = z.infer<typeof component>;
