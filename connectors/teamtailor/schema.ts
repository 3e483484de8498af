import { z } from 'zod';
import { oneOrMany, optionalText, part } from '../mapping/parse-row.ts';

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
