import { z } from 'zod';
import { oneOrMany, optionalId, optionalText, part } from '../mapping/parse-row.ts';

/** One `<item>` of `GET https://{company}.teamtailor.com/jobs.rss`; other elements are ignored. */
export const teamtailorItem = z.object({
  title: z.string(),
  link: optionalText,
  guid: optionalText,
  pubDate: optionalText,
  description: optionalText,
  remoteStatus: optionalText,
  'tt:locations': part({
    'tt:location': oneOrMany(
      z.object({ 'tt:name': optionalText, 'tt:city': optionalText, 'tt:country': optionalText }),
    ),
  }),
  'tt:department': optionalText,
});

export type TeamtailorItem = z.infer<typeof teamtailorItem>;

/** One of `items` of `GET https://{company}.teamtailor.com/jobs.json` (JSON Feed 1.1); other members are ignored. */
export const teamtailorJsonItem = z.object({
  title: z.string(),
  id: optionalId,
  url: optionalText,
  date_published: optionalText,
  content_html: optionalText,
  content_text: optionalText,
  /** The schema.org JobPosting of the job's page, which newer boards include. */
  _jobposting: part({
    description: optionalText,
    datePosted: optionalText,
    validThrough: optionalText,
    employmentType: oneOrMany(z.string()),
    jobLocationType: oneOrMany(z.string()),
    applicantLocationRequirements: oneOrMany(z.object({ name: z.string() })),
    jobLocation: oneOrMany(
      z.object({
        address: part({
          addressLocality: optionalText,
          addressRegion: optionalText,
          addressCountry: optionalText,
        }),
      }),
    ),
  }),
});

export type TeamtailorJsonItem = z.infer<typeof teamtailorJsonItem>;
